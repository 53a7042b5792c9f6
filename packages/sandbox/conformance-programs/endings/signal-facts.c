/* Signals are as the kernel has them at the start: none ignored, none blocked. */
#include <signal.h>
#include <stdio.h>
int main(void) {
  int strange = 0;
  for (int number = 1; number < 65; number++) {
    struct sigaction action;
    if (sigaction(number, 0, &action) == 0 && action.sa_handler != SIG_DFL) strange++;
  }
  sigset_t blocked;
  sigprocmask(SIG_BLOCK, 0, &blocked);
  for (int number = 1; number < 65; number++) strange += sigismember(&blocked, number) == 1;
  printf("%d\n", strange);
}
