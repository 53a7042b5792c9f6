/* Forty mebibytes of frames: fine where the stack limit says so. */
#include <stdio.h>
static int sink(int depth) {
  volatile char frame[4096];
  frame[0] = 1;
  return depth == 0 ? 0 : sink(depth - 1) + frame[0];
}
int main(void) { printf("%d\n", sink(10000)); }
