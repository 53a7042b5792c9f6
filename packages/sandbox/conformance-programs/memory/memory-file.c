/*
 * A file without a name, in no address space. The limit of file sizes holds for it, so many of them. Where such files
 * are refused, because they could not be counted, the program uses plain memory.
 */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
int main(void) {
  static char bytes[1 << 20];
  memset(bytes, 1, sizeof bytes);
  for (;;) {
    int fd = memfd_create("hidden", 0);
    if (fd < 0) memset(malloc(4 << 20), 1, 4 << 20);
    for (int part = 0; fd >= 0 && part < 4; part++) write(fd, bytes, sizeof bytes);
  }
}
