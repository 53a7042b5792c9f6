#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(void) {
  int made = 0;
  for (;;) {
    int pid = fork();
    if (pid == 0)
      for (;;) pause();
    if (pid < 0) break;
    made++;
  }
  printf("%d children, then %s\n", made, strerrorname_np(errno));
}
