#include "report.h"
#include <sys/personality.h>
int main(void) {
  CALL(personality, 0xffffffff);
  CALL(personality, 0);
  CALL(personality, ADDR_NO_RANDOMIZE);
  CALL(personality, READ_IMPLIES_EXEC);
  CALL(personality, PER_LINUX32);
}
