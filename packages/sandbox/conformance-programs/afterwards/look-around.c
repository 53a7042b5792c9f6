/* What a run finds at its start: nothing of the runs before. */
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void list(const char *title, const char *path) {
  DIR *folder = opendir(path);
  printf("%s:", title);
  for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder))
    if (entry->d_name[0] != '.') printf(" %s", entry->d_name);
  printf("\n");
  closedir(folder);
}

int main(void) {
  list("work folder", "/w");
  list("tmp", "/tmp");
  list("shared memory", "/dev/shm");
  printf("processes:");
  DIR *folder = opendir("/proc");
  for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder))
    if (atoi(entry->d_name) > 0) printf(" %s", entry->d_name);
  closedir(folder);
  printf("\ndescriptors:");
  for (int fd = 0; fd < 4096; fd++)
    if (fcntl(fd, F_GETFD) >= 0) printf(" %d", fd);
  int sum = 0;
  for (int number = 0; number < 100; number++) sum += number;
  printf("\nsum: %d\n", sum);
}
