#include "../report.h"
/* getpid of i386 by its own gate: a table that the filter does not know. */
int main(void) {
  long result = 20;
  __asm__ volatile("int $0x80" : "+a"(result) : : "memory");
  printf("%ld\n", result);
}
