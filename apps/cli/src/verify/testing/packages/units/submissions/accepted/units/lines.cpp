#include "shared.h"
#include <cstdio>
static const long more = 20'000'000;
long print_lines(Lines lines, int number) {
  long printed = 0;
  for (; printed < more + lines.count; ++printed) std::printf("%d\n", number);
  return printed;
}
