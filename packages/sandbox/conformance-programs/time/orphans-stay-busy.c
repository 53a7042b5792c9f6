/* Ends at once, and leaves children at work. */
#include <stdio.h>
#include <unistd.h>
int main(void) {
  for (int index = 0; index < 4; index++)
    if (fork() == 0)
      for (volatile long count = 0;; count++) continue;
  puts("the parent is done");
}
