#include "report.h"
/* Every family with every type: prints those that give a socket. */
#include <sys/socket.h>
int main(void) {
  int made = 0, tried = 0;
  for (int family = 0; family < AF_MAX + 4; family++)
    for (int type = 1; type < 11; type++)
      for (int protocol = 0; protocol < 3; protocol++, tried++)
        if (socket(family, type, protocol) >= 0) {
          printf("family %d type %d protocol %d\n", family, type, protocol);
          made++;
        }
  printf("%d of %d\n", made, tried);
}
