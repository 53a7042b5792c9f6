#include "report.h"
/* The marks of the walls: no capabilities, no new privileges, a filter; nosuid and nodev wherever one can look. */
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
int main(void) {
  struct rlimit core;
  getrlimit(RLIMIT_CORE, &core);
  printf("core limit %d %d\n", (int)core.rlim_cur, (int)core.rlim_max);
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct data[2];
  syscall(SYS_capget, &header, data);
  printf("capabilities %x %x\n", data[0].permitted | data[0].effective | data[0].inheritable, data[1].permitted | data[1].effective | data[1].inheritable);
  int bounding = 0;
  for (int number = 0; number < 64; number++) bounding += prctl(PR_CAPBSET_READ, number) == 1;
  printf("bounding %d\n", bounding);
  printf("no new privileges %d\n", prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0));
  printf("filter %d\n", prctl(PR_GET_SECCOMP));
  const char *places[] = {"/", "/usr", "/w", "/tmp", "/dev/shm", "/proc"};
  for (int index = 0; index < 6; index++) {
    struct statvfs status;
    statvfs(places[index], &status);
    printf("%s%s%s%s\n", places[index], status.f_flag & ST_NOSUID ? " nosuid" : "", status.f_flag & ST_NODEV ? " nodev" : "", status.f_flag & ST_RDONLY ? " read-only" : "");
  }
}
