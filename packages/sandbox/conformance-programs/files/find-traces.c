#include <fcntl.h>
#include <mqueue.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <unistd.h>
int main(void) {
  const char *names[] = {"/w/trace", "/w/.hidden", "/tmp/trace", "/tmp/.hidden", "/tmp/folder", "/dev/shm/trace"};
  for (int index = 0; index < 6; index++)
    if (access(names[index], F_OK) == 0) puts(names[index]);
  if (shm_open("/trace", O_RDWR, 0666) >= 0) puts("POSIX shared memory");
  if (shmget(4711, 4096, 0666) >= 0) puts("System V shared memory");
  if (semget(4711, 1, 0666) >= 0) puts("System V semaphore");
  if (msgget(4711, 0666) >= 0) puts("System V queue");
  if (mq_open("/trace", O_RDWR, 0666, 0) >= 0) puts("POSIX queue");
  puts("looked");
}
