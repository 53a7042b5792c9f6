/* Three children, one after the other, which together use so many milliseconds of CPU time. */
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
int main(int count, char **arguments) {
  long most = atol(arguments[1]) * 1000000 / 3;
  for (int child = 0; child < 3; child++) {
    if (fork() == 0) {
      struct timespec used = {0, 0};
      while (used.tv_sec * 1000000000 + used.tv_nsec < most) clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
      _exit(0);
    }
    wait(NULL);
  }
}
