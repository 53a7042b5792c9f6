/* Ends with an error, upon which the validator refuses: still a run-time error. */
#include <stdio.h>
int main(void) {
  char answer[20];
  puts("50");
  fflush(stdout);
  fgets(answer, sizeof answer, stdin);
  return 1;
}
