/* Merging of equal pages, and what else prctl would do beyond the run. */
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include "report.h"
int main(void) {
  void *page = aligned_alloc(4096, 4096);
  report("mergeable", madvise(page, 4096, MADV_MERGEABLE));
  report("merge all", prctl(67, 1, 0, 0, 0));
  report("filter", prctl(PR_SET_SECCOMP, 2, 0, 0, 0));
  report("share a core", prctl(62, 1, 0, 0, 0));
  report("name", prctl(PR_SET_NAME, "name", 0, 0, 0));
  CALL(pidfd_open, getpid(), 0);
}
