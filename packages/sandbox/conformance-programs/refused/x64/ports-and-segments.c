#include "../report.h"
int main(void) {
  char state[16] = {0};
  CALL(iopl, 3);
  CALL(ioperm, 0, 1, 1);
  CALL(modify_ldt, 0, state, sizeof state);
}
