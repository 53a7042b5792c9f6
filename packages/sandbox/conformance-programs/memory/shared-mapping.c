#include <string.h>
#include <sys/mman.h>
int main(void) {
  char *place = mmap(0, 256 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  memset(place, 1, 256 << 20);
}
