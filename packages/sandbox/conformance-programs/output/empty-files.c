/* No bytes at all, but kernel memory for each. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(void) {
  for (int index = 0;; index++) {
    char name[32];
    snprintf(name, sizeof name, "/tmp/%d", index);
    int fd = open(name, O_CREAT | O_WRONLY, 0600);
    if (fd < 0) {
      printf("%s\n", strerrorname_np(errno));
      return 0;
    }
    close(fd);
  }
}
