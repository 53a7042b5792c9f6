/* The same as a program of an interactive problem that opens its streams by name. */
#include <stdio.h>
int main(void) {
  FILE *in = fopen("/dev/stdin", "r"), *out = fopen("/dev/stdout", "w"), *error = fopen("/dev/stderr", "w");
  if (in == NULL || out == NULL || error == NULL) return 3;
  int sum = 0, answer;
  for (int number = 0; number < 10; number++) {
    fprintf(out, "%d\n", number);
    fflush(out);
    if (fscanf(in, "%d", &answer) != 1) return 4;
    sum += answer;
  }
  fprintf(error, "sum %d\n", sum);
}
