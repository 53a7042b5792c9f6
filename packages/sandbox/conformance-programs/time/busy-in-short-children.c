/* Each lives for a few milliseconds, and no parent waits for it: their time is in no parent's account. */
#include <signal.h>
#include <time.h>
#include <unistd.h>
int main(void) {
  signal(SIGCHLD, SIG_IGN);
  for (;;) {
    if (fork() == 0) {
      while (clock() < CLOCKS_PER_SEC / 200) continue;
      _exit(0);
    }
    usleep(100);
  }
}
