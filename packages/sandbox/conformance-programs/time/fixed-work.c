/* The same work each time; also tells what the kernel counted for this process alone, since the beginning of main:
   its clock contains the set-up of the sandbox in the same process. */
#include <stdio.h>
#include <time.h>
static long cpu_time_us(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1000000 + time.tv_nsec / 1000;
}
int main(void) {
  const long start = cpu_time_us();
  for (volatile long count = 0; count < 100000000; count++) continue;
  printf("%ld\n", cpu_time_us() - start);
}
