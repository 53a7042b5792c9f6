#include <fcntl.h>
#include <unistd.h>
int main(void) {
  static char bytes[1 << 20];
  int fd = open("/dev/urandom", O_RDONLY);
  for (;;) read(fd, bytes, sizeof bytes);
}
