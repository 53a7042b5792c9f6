#include <unistd.h>
int main(void) {
  char byte;
  return read(0, &byte, 1) == 0 ? 4 : 5;
}
