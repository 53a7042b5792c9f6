#include <sys/mman.h>
#include "report.h"
int main(void) {
  size_t size = 64 << 20;
  /* Without a reserve of huge pages only the use of such a mapping would fail, not its creation. */
  void *map = mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB | MAP_NORESERVE, -1, 0);
  report("mmap", map == MAP_FAILED ? -1 : 0);
  /* EINVAL, or ENOSYS where all of these files are refused. */
  printf("memfd_create %s\n", memfd_create("huge", MFD_HUGETLB) < 0 ? "refused" : "ok");
  report("plain mmap", mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0);
}
