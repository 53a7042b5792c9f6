/* Computes for so many milliseconds of its own CPU time. */
#include <stdlib.h>
#include <time.h>
int main(int argc, char **argv) {
  while (clock() < atol(argv[1]) * (CLOCKS_PER_SEC / 1000)) continue;
}
