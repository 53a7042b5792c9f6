#include "report.h"
int main(void) {
  char attributes[128] = {0};
  CALL(bpf, 0, attributes, sizeof attributes);
  CALL(perf_event_open, attributes, 0, -1, -1, 0);
  CALL(userfaultfd, 0);
  CALL(seccomp, 0, 0, 0);
  CALL(memfd_secret, 0);
}
