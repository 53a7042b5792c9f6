#include "report.h"
int main(void) {
  char parameters[256] = {0};
  CALL(io_uring_setup, 1, parameters);
  CALL(io_uring_enter, 0, 0, 0, 0, 0, 0);
  CALL(io_uring_register, 0, 0, 0, 0);
  CALL(io_setup, 1, parameters);
}
