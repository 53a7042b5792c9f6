#include <iostream>
#include "testlib.h"

/** Arguments: seed, most numbers, largest number. */
int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    int count = rnd.next(1, atoi(argv[2]));
    int most = atoi(argv[3]);
    std::cout << count << '\n';
    for (int i = 0; i < count; ++i) std::cout << rnd.next(1, most) << (i + 1 < count ? ' ' : '\n');
}
