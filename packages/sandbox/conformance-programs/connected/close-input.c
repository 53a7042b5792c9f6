/* Closes its input, then waits: writes fail when the other one has ended. */
#include <signal.h>
#include <unistd.h>
int main(void) {
  signal(SIGPIPE, SIG_IGN);
  close(0);
  while (write(1, "x", 1) == 1) usleep(1000);
  return 0;
}
