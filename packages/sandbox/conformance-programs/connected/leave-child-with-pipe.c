/* A child that outlives the program keeps its output open, until the run ends with the program. */
#include <unistd.h>
int main(void) {
  if (fork() == 0)
    for (;;) pause();
  return 0;
}
