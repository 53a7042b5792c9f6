#include "report.h"
#include <grp.h>
#include <sys/fsuid.h>
int main(void) {
  gid_t groups[64] = {0};
  report("setuid", setuid(0));
  report("setgid", setgid(0));
  report("setreuid", setreuid(0, 0));
  report("setresuid", setresuid(0, 0, 0));
  report("setresgid", setresgid(0, 0, 0));
  report("setgroups", setgroups(1, groups));
  setfsuid(0);
  printf("%d groups, root %d\n", getgroups(64, groups), getuid() == 0 || geteuid() == 0 || getgid() == 0);
}
