/* Closes its output, then waits until the other one has ended. */
#include <unistd.h>
int main(void) {
  char byte;
  close(1);
  return read(0, &byte, 1) == 0 ? 0 : 1;
}
