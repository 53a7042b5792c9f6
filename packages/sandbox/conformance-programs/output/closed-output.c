#include <errno.h>
#include <unistd.h>
int main(void) {
  close(1);
  close(2);
  usleep(20000);
  return write(1, "nobody hears this", 17) < 0 && errno == EBADF ? 0 : 5;
}
