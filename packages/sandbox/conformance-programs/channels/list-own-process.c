/* Every entry of /proc that can be opened or read as a link, of this process and of a thread of it. */
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(void) {
  const char *folders[] = {"/proc", "/proc/self", "/proc/self/task", "/proc/self/map_files", "/proc/thread-self", "/proc/1", "/sys"};
  const char *names[] = {"pagemap", "numa_maps", "smaps", "smaps_rollup", "mountinfo", "mounts", "mountstats", "cgroup", "sched",
                         "schedstat", "autogroup", "io", "ksm_stat", "net/dev", "fdinfo/0", "task/2/pagemap", "oom_score"};
  char path[300], target[300];
  for (int index = 0; index < 7; index++) {
    DIR *folder = opendir(folders[index]);
    printf("%s:", folders[index]);
    if (folder == NULL) printf(" absent");
    else {
      int known = 0;
      for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) known += entry->d_name[0] != '.';
      printf(" %d", known);
    }
    printf("\n");
  }
  for (int index = 0; index < 17; index++) {
    snprintf(path, sizeof path, "/proc/self/%s", names[index]);
    if (open(path, O_RDONLY) >= 0) printf("%s\n", path);
  }
  ssize_t length = readlink("/proc/self/exe", target, sizeof target);
  printf("exe %.*s\n", (int)length, target);
  printf("maps %d stdin %d\n", open("/proc/self/maps", O_RDONLY) >= 0, open("/dev/stdin", O_RDONLY) >= 0);
}
