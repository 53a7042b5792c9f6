/* Thirty-two mebibytes, given back before the end: the peak is what counts. */
#include <string.h>
#include <sys/mman.h>
int main(void) {
  char *place = mmap(0, 32 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  memset(place, 1, 32 << 20);
  munmap(place, 32 << 20);
}
