#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
  static char bytes[1 << 16];
  int fd = open("large", O_CREAT | O_WRONLY, 0600);
  while (write(fd, bytes, sizeof bytes) > 0) continue;
  perror("write");
}
