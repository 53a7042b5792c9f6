/* Everything that a later run might find. Prints what could be left at all. */
#include <fcntl.h>
#include <mqueue.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
static void leave(const char *name) {
  int fd = open(name, O_CREAT | O_WRONLY, 0666);
  if (fd >= 0 && write(fd, "secret", 6) == 6) printf("%s\n", name);
  close(fd);
}
int main(void) {
  leave("/w/trace");
  leave("/w/.hidden");
  leave("/tmp/trace");
  leave("/tmp/.hidden");
  leave("/dev/shm/trace");
  mkdir("/tmp/folder", 0777);
  if (shm_open("/trace", O_CREAT | O_RDWR, 0666) >= 0) puts("POSIX shared memory");
  if (shmget(4711, 4096, IPC_CREAT | 0666) >= 0) puts("System V shared memory");
  if (semget(4711, 1, IPC_CREAT | 0666) >= 0) puts("System V semaphore");
  if (msgget(4711, IPC_CREAT | 0666) >= 0) puts("System V queue");
  if (mq_open("/trace", O_CREAT | O_RDWR, 0666, 0) >= 0) puts("POSIX queue");
  struct sockaddr_un address = {AF_UNIX};
  memcpy(address.sun_path, "\0trace", 6);
  int pair[2];
  int fd = socket(AF_UNIX, SOCK_DGRAM, 0);
  if (fd >= 0) puts("socket");
  if (socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) == 0) {
    puts("pair of sockets");
    if (bind(pair[0], (void *)&address, sizeof(sa_family_t) + 6) == 0) puts("abstract name");
  }
  /* A time of a shared file as a message. */
  struct timespec times[2] = {{1, 0}, {1, 0}};
  if (utimensat(AT_FDCWD, "/usr/bin/env", times, 0) == 0) puts("time of a shared file");
  struct flock lock = {F_RDLCK, SEEK_SET, 0, 0};
  int shared = open("/usr/bin/env", O_RDONLY);
  if (fcntl(shared, F_GETLK, &lock) == 0) puts("sight of locks");
  fflush(stdout);
  daemon(1, 1);
  for (;;) pause();
}
