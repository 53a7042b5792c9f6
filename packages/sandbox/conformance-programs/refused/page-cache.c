/* Probing and evicting pages of the toolchain's files, which all runs share. */
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include "report.h"
#ifndef MADV_COLD
#define MADV_COLD 20
#define MADV_PAGEOUT 21
#endif
int main(void) {
  int fd = open("/bin/sh", O_RDONLY);
  unsigned char pages[1];
  char byte;
  struct iovec part = {&byte, 1};
  size_t size = (size_t)sysconf(_SC_PAGESIZE);
  void *map = mmap(0, size, PROT_READ, MAP_SHARED, fd, 0);
  report("mincore", mincore(map, size, pages));
  report("cold", madvise(map, size, MADV_COLD));
  report("pageout", madvise(map, size, MADV_PAGEOUT));
  report("read without waiting", preadv2(fd, &part, 1, 0, 8));
  report("plain read", preadv2(fd, &part, 1, 0, 0));
  report("free", madvise(map, size, MADV_DONTNEED));
  /* Hints to a descriptor that does not exist: an effect would be an error. */
  printf("fadvise %d\n", posix_fadvise(99, 0, 0, POSIX_FADV_DONTNEED));
  report("readahead", readahead(99, 0, 1));
  report("fsync", fsync(99));
  report("fdatasync", fdatasync(99));
  report("syncfs", syncfs(99));
  report("sync_file_range", sync_file_range(99, 0, 0, SYNC_FILE_RANGE_WRITE));
}
