#include <cstdio>
#include "testlib.h"

/** Arguments: seed, most minutes. */
int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    int hours = rnd.next(0, 23);
    int minutes = rnd.next(4) == 0 ? 0 : rnd.next(0, 59);
    int open = rnd.next(4) == 0 ? (24 * 60 - hours * 60 - minutes) % 1440 : rnd.next(0, atoi(argv[2]));
    std::printf("%02d:%02d %d\n", hours, minutes, open);
}
