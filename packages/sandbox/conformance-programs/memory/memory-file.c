/* A file without a name, in nobody's address space. RLIMIT_FSIZE holds for it, so many of them. */
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
int main(void) {
  static char bytes[1 << 20];
  memset(bytes, 1, sizeof bytes);
  for (;;) {
    int fd = memfd_create("hidden", 0);
    for (int part = 0; part < 4; part++) write(fd, bytes, sizeof bytes);
  }
}
