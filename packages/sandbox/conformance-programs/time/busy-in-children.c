#include <sys/wait.h>
#include <unistd.h>
int main(void) {
  for (int index = 0; index < 8; index++)
    if (fork() == 0)
      for (volatile long count = 0;; count++) continue;
  while (wait(0) > 0) continue;
}
