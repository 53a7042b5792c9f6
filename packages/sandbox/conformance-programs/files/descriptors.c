/* Nothing but 0, 1 and 2, and those are what they should be. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
int main(void) {
  for (int fd = 0; fd < 65536; fd++) {
    struct stat status;
    if (fcntl(fd, F_GETFD) < 0) continue;
    fstat(fd, &status);
    printf("%d %s %s\n", fd, S_ISFIFO(status.st_mode) ? "pipe" : S_ISREG(status.st_mode) ? "file" : "other",
           (fcntl(fd, F_GETFL) & O_ACCMODE) == O_RDONLY ? "reads" : (fcntl(fd, F_GETFL) & O_ACCMODE) == O_WRONLY ? "writes" : "both");
  }
}
