#include "shared.h"
#include <cstdio>
static const long more = 0;
int main() {
  int number = 0;
  if (std::scanf("%d", &number) != 1) return 1;
  return print_lines(Lines{number + more}, number) == 0;
}
