/* The kernel kills the child; the parent would wait for an answer forever. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main(void) {
  if (fork() == 0)
    for (;;) memset(malloc(1 << 20), 1, 1 << 20);
  for (;;) pause();
}
