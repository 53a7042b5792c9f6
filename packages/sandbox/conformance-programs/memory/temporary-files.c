/* Files in memory count as memory: with room for files but not for memory. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(int count, char **arguments) {
  static char bytes[1 << 20];
  memset(bytes, 1, sizeof bytes);
  char name[64];
  snprintf(name, sizeof name, "%s/file", arguments[1]);
  int fd = open(name, O_CREAT | O_WRONLY, 0600);
  while (write(fd, bytes, sizeof bytes) > 0) continue;
  perror("write");
}
