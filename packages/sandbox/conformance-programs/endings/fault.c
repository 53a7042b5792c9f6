/* Faults of the processor, not sent by anybody. */
#include <sys/mman.h>
#include <fcntl.h>
#include <unistd.h>
int main(int count, char **arguments) {
  volatile int zero = 0, seven = 7;
  switch (arguments[1][0]) {
    case 's': *(volatile int *)8 = 1; break;
    case 'f': return seven / zero;
    case 'i': __builtin_trap();
    case 'b': {
      int fd = open("short", O_CREAT | O_RDWR, 0600);
      volatile char *place = mmap(0, 4096, PROT_READ, MAP_SHARED, fd, 0);
      return place[100];
    }
  }
}
