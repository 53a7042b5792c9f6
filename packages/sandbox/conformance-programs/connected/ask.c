/* Asks ten times, then closes. */
#include <stdio.h>
int main(void) {
  int sum = 0, answer;
  for (int question = 0; question < 10; question++) {
    printf("%d\n", question);
    fflush(stdout);
    if (scanf("%d", &answer) != 1) return 2;
    sum += answer;
  }
  fprintf(stderr, "sum %d\n", sum);
}
