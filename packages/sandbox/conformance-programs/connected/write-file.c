/* As an interactor does: leaves a file to be collected. */
#include <stdio.h>
int main(int count, char **arguments) {
  FILE *file = fopen(arguments[1], "w");
  int number, sum = 0;
  printf("5\n");
  fflush(stdout);
  if (scanf("%d", &number) == 1) fprintf(file, "heard %d\n", number);
  fclose(file);
}
