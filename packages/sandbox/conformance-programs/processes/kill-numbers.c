/* Process ids of the host mean nothing here. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
  int found = 0;
  for (int pid = 2; pid < 40000; pid++)
    if (pid != getpid() && (kill(pid, SIGKILL) == 0 || errno == EPERM)) found++;
  printf("%d others\n", found);
}
