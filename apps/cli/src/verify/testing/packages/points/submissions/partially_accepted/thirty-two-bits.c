#include <stdio.h>
/* @EXPECTED_RESULTS@: PARTIAL
   @EXPECTED_SCORE@: 40 */
int main(void) {
  unsigned number;
  scanf("%u", &number);
  printf("%u\n", number * number);
}
