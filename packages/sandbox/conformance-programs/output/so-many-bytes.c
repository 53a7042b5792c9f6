#include <stdio.h>
#include <stdlib.h>
int main(int count, char **arguments) {
  for (long left = atol(arguments[1]); left > 0; left--) putchar('x');
}
