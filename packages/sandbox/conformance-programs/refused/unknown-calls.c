#include "report.h"
int main(void) {
  int other = 0;
  for (int number = 451; number < 2000; number++)
    if (syscall(number, 0, 0, 0, 0, 0, 0) != -1 || errno != ENOSYS) other++;
  printf("%d known\n", other);
}
