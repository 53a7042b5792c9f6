#include "report.h"
#include <fcntl.h>
#include <sys/file.h>
int main(void) {
  int fd = open("/usr/bin/env", O_RDONLY);
  struct flock lock = {F_RDLCK, SEEK_SET, 0, 0};
  CALL(inotify_init1, 0);
  CALL(fanotify_init, 0, 0);
  report("lease", fcntl(fd, F_SETLEASE, F_RDLCK));
  report("notify", fcntl(fd, F_NOTIFY, 1));
  report("see locks", fcntl(fd, F_GETLK, &lock));
  report("lock in name only", flock(fd, LOCK_EX | LOCK_NB));
}
