#include "report.h"
int main(void) {
  struct { long seconds, rest; } time = {1, 0};
  char state[512] = {0};
  CALL(reboot, 0xfee1dead, 672274793, 0x01234567, 0);
  CALL(kexec_load, 0, 0, 0, 0);
  CALL(init_module, "", 0, "");
  CALL(finit_module, 0, "", 0);
  CALL(delete_module, "none", 0);
  CALL(sethostname, "other", 5);
  CALL(setdomainname, "other", 5);
  CALL(clock_settime, 0, &time);
  CALL(settimeofday, &time, 0);
  CALL(adjtimex, state);
  CALL(acct, "/w/file");
  CALL(syslog, 3, state, 100);
  CALL(vhangup);
}
