#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(void) {
  signal(SIGXFSZ, SIG_IGN);
  int fd = open("sparse", O_CREAT | O_WRONLY, 0600);
  if (ftruncate(fd, 1L << 40) != 0) printf("%s\n", strerrorname_np(errno));
  if (pwrite(fd, "x", 1, 1L << 40) != 1) printf("%s\n", strerrorname_np(errno));
}
