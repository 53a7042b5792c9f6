/* Standard input is read-only, also when it is opened again. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
int main(void) {
  const char *names[] = {"/proc/self/fd/0", "/dev/stdin", "/dev/fd/0"};
  int changed = write(0, "broken", 6) > 0;
  for (int index = 0; index < 3; index++) {
    int fd = open(names[index], O_RDWR);
    if (fd < 0) continue;
    if (pwrite(fd, "broken", 6, 0) > 0) changed++;
    if (ftruncate(fd, 0) == 0) changed++;
    char *bytes = mmap(0, sysconf(_SC_PAGESIZE), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (bytes != MAP_FAILED) changed++;
  }
  /* The host's file keeps its mode; of a copy it does not matter. */
  fchmod(0, 0777);
  printf("%d changes\n", changed);
}
