/* Every signal to everyone that can be reached, again and again from several processes. */
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
  if (fork() == 0)
    for (;;) pause();
  setvbuf(stdout, 0, _IONBF, 0);
  printf("%d\n", kill(-1, SIGKILL));
  printf("alone: %d\n", kill(-1, SIGKILL));
}
