/* The same work each time; also tells what the kernel counted for this process alone. */
#include <stdio.h>
#include <time.h>
int main(void) {
  for (volatile long count = 0; count < 100000000; count++) continue;
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  printf("%ld\n", time.tv_sec * 1000000 + time.tv_nsec / 1000);
}
