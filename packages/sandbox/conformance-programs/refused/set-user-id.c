#include "report.h"
/* Runs itself as a set-user-id program, and one of the system's. */
#include <sys/stat.h>
#include <sys/wait.h>
int main(int count, char **arguments) {
  if (count > 1) return printf("again as %s\n", geteuid() == getuid() ? "itself" : "another"), 0;
  report("chmod", chmod("set-user-id", 06755));
  report_refusal("chown", chown("set-user-id", 0, 0));
  fflush(stdout);
  if (fork() == 0) execl("./set-user-id", "set-user-id", "again", (char *)0);
  wait(0);
}
