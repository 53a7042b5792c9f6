/* Puts links where folders were. */
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
  mkdir("real", 0700);
  symlink("/etc", "folder");
  printf("%d\n", rename("/w", "/tmp/w") == 0 || rmdir("/w") == 0);
}
