/* Closes its input and lives on for a while, long enough for the other one to end. */
#include <unistd.h>
int main(void) {
  close(0);
  sleep(1);
  return 0;
}
