#include "report.h"
#include <grp.h>
#include <sys/fsuid.h>
int main(void) {
  gid_t groups[64] = {0};
  report_refusal("setuid", setuid(0));
  report_refusal("setgid", setgid(0));
  report_refusal("setreuid", setreuid(0, 0));
  report_refusal("setresuid", setresuid(0, 0, 0));
  report_refusal("setresgid", setresgid(0, 0, 0));
  report_refusal("setgroups", setgroups(1, groups));
  setfsuid(0);
  printf("%d groups, root %d\n", getgroups(64, groups), getuid() == 0 || geteuid() == 0 || getgid() == 0);
}
