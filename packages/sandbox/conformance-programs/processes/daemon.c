/* Leaves session and parent behind, keeps the pipes open, and writes until it is ended. */
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
  if (fork() == 0) {
    setsid();
    if (fork() == 0)
      for (int index = 0;; index++) {
        char name[64];
        snprintf(name, sizeof name, "/tmp/left-over-%d", index % 100);
        close(open(name, O_CREAT | O_WRONLY, 0600));
        write(1, "", 0);
      }
    _exit(0);
  }
  usleep(30000);
  puts("daemon started");
}
