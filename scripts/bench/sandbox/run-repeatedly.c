/* Starts a program so many times, one run after the other. Prints the wall time and the CPU time of each run in nanoseconds. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long nanoseconds(struct timeval time) { return time.tv_sec * 1000000000 + time.tv_usec * 1000; }

int main(int count, char **arguments) {
  if (count < 3) return 2;
  int null_device = open("/dev/null", O_RDWR);
  for (int left = atoi(arguments[1]); left > 0; left--) {
    struct timespec from, to;
    struct rusage usage;
    int status;
    clock_gettime(CLOCK_MONOTONIC, &from);
    pid_t pid = fork();
    if (pid == 0) {
      dup2(null_device, 0);
      dup2(null_device, 1);
      execvp(arguments[2], arguments + 2);
      _exit(127);
    }
    wait4(pid, &status, 0, &usage);
    clock_gettime(CLOCK_MONOTONIC, &to);
    if (status != 0) return 1;
    long wall = (to.tv_sec - from.tv_sec) * 1000000000 + to.tv_nsec - from.tv_nsec;
    printf("%ld %ld\n", wall, nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime));
  }
}
