/* Processes that replace each other as fast as they can: a moving target. */
#include <unistd.h>
int main(void) {
  for (;;)
    if (fork() != 0) _exit(0);
}
