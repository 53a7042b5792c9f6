#include "report.h"
int main(void) {
  unsigned long arguments[11] = {0};
  arguments[0] = 0x10000000;
  CALL(clone3, arguments, sizeof arguments);
}
