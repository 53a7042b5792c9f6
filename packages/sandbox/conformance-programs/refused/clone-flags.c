#include "report.h"
#include <sched.h>
#include <signal.h>
#include <sys/wait.h>
int main(void) {
  long flags[] = {CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC, CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWUSER | CLONE_NEWNET};
  setvbuf(stdout, 0, _IONBF, 0);
  for (int index = 0; index < 8; index++) {
    long pid = syscall(SYS_clone, flags[index] | SIGCHLD, 0, 0, 0, 0);
    if (pid == 0) _exit(0);
    report("clone", pid);
  }
  long pid = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (pid == 0) _exit(0);
  report("plain clone", pid);
}
