#include <stdio.h>
int main(void) {
  int question;
  while (scanf("%d", &question) == 1) {
    printf("%d\n", question * question);
    fflush(stdout);
  }
  fprintf(stderr, "end of input\n");
  return 7;
}
