#include <stdio.h>
int main(void) {
  int count;
  double sum = 0, one;
  scanf("%d", &count);
  for (int index = 0; index < count; ++index) {
    scanf("%lf", &one);
    sum += one;
  }
  printf("Average   %.9e", sum / count);
}
