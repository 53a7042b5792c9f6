/* More than a pipe holds. */
#include <unistd.h>
int main(void) {
  static char bytes[4096];
  for (int round = 0; round < 256; round++)
    if (write(1, bytes, sizeof bytes) != sizeof bytes) return 9;
  return 0;
}
