#include "report.h"
#include <sys/resource.h>
int main(void) {
  int kinds[] = {RLIMIT_STACK, RLIMIT_FSIZE, RLIMIT_CORE, RLIMIT_NOFILE, RLIMIT_CPU};
  for (int index = 0; index < 5; index++) {
    struct rlimit none = {RLIM_INFINITY, RLIM_INFINITY};
    report("setrlimit", setrlimit(kinds[index], &none));
  }
}
