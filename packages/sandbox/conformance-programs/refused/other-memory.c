#include "report.h"
#include <sys/uio.h>
int main(void) {
  char byte;
  struct iovec here = {&byte, 1}, there = {&byte, 1};
  CALL(process_vm_readv, getpid(), &here, 1, &there, 1, 0);
  CALL(process_vm_writev, getpid(), &here, 1, &there, 1, 0);
  CALL(kcmp, getpid(), getpid(), 0, 0, 0);
  CALL(pidfd_getfd, 0, 0, 0);
  CALL(move_pages, 0, 0, 0, 0, 0, 0);
}
