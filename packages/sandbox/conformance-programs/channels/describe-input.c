/* What standard input tells of the file that it comes from. */
#include <stdio.h>
#include <sys/stat.h>
int main(void) {
  struct stat status;
  char text[100];
  fstat(0, &status);
  printf("times %d, one of one link %d\n", status.st_mtime == 1000 || status.st_atime == 1000, status.st_nlink > 0);
  printf("device %lu\n%s", (unsigned long)status.st_dev, fgets(text, sizeof text, stdin));
}
