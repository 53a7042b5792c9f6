#include <unistd.h>
int main(void) {
  for (;;) {
    write(1, ".", 1);
    usleep(1000);
  }
}
