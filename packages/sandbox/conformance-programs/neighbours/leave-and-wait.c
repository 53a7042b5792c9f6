/* Puts something everywhere, says so, and stays. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <unistd.h>
int main(void) {
  const char *names[] = {"/w/secret", "/tmp/secret", "/dev/shm/secret"};
  for (int index = 0; index < 3; index++) write(open(names[index], O_CREAT | O_WRONLY, 0666), "secret", 6);
  shm_open("/secret-object", O_CREAT | O_RDWR, 0666);
  flock(open("/usr/bin/env", O_RDONLY), LOCK_EX);
  struct flock lock = {F_RDLCK, SEEK_SET, 0, 0};
  fcntl(open("/usr/bin/env", O_RDONLY), F_SETLK, &lock);
  for (;;) pause();
}
