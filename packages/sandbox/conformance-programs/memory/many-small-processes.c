/* Each far below the limit, together above. */
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
int main(void) {
  for (int index = 0; index < 15; index++)
    if (fork() == 0) {
      memset(malloc(8 << 20), 1, 8 << 20);
      for (;;) pause();
    }
  while (wait(0) > 0) continue;
}
