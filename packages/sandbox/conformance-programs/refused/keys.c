#include "report.h"
int main(void) {
  CALL(add_key, "user", "name", "value", 5, -3);
  CALL(request_key, "user", "name", 0, -3);
  CALL(keyctl, 0, -3, 1);
}
