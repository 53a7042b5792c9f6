#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
int main(int count, char **arguments) {
  kill(getpid(), atoi(arguments[1]));
  for (;;) pause();
}
