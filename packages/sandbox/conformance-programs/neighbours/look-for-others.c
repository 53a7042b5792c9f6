/* Looks for the other run by every way there is; prints what it finds. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <unistd.h>
int main(void) {
  const char *names[] = {"/w/secret", "/tmp/secret", "/dev/shm/secret", "/box/w/secret", "/proc/1/root/w/secret", "/proc/2/root/w/secret"};
  for (int index = 0; index < 6; index++)
    if (access(names[index], F_OK) == 0) puts(names[index]);
  if (shm_open("/secret-object", O_RDWR, 0666) >= 0) puts("object");
  for (int pid = 3; pid < 40000; pid++)
    if (kill(pid, SIGKILL) == 0 || errno == EPERM) printf("process %d\n", pid);
  int shared = open("/usr/bin/env", O_RDONLY);
  struct flock lock = {F_WRLCK, SEEK_SET, 0, 0};
  if (flock(shared, LOCK_EX | LOCK_NB) != 0) puts("lock");
  if (fcntl(shared, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK) puts("record lock");
  puts("done");
}
