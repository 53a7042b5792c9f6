#include "report.h"
#include <sched.h>
int main(void) {
  cpu_set_t cores;
  sched_getaffinity(0, sizeof cores, &cores);
  printf("%d core\n", CPU_COUNT(&cores));
  memset(&cores, 255, sizeof cores);
  report("sched_setaffinity", sched_setaffinity(0, sizeof cores, &cores));
  struct sched_param parameter = {50};
  report("real time", sched_setscheduler(0, SCHED_FIFO, &parameter));
  report("nice", setpriority(0, 0, -20));
}
