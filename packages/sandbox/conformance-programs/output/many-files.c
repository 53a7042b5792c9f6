/* Each small enough, all together too much. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(void) {
  static char bytes[1 << 20];
  for (int index = 0; index < 1000; index++) {
    char name[32];
    snprintf(name, sizeof name, "%s/%d", index % 2 ? "/tmp" : "/w", index);
    int fd = open(name, O_CREAT | O_WRONLY, 0600);
    if (write(fd, bytes, sizeof bytes) < 0) {
      printf("%s\n", strerrorname_np(errno));
      return 0;
    }
    close(fd);
  }
}
