#include <iostream>
#include "testlib.h"

/** Arguments: seed, most cords, most pieces, longest cord. */
int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    int count = rnd.next(1, atoi(argv[2])), wanted = rnd.next(1, atoi(argv[3])), longest = atoi(argv[4]);
    std::cout << count << ' ' << wanted << '\n';
    for (int i = 0; i < count; ++i) std::cout << rnd.next(1, longest) << (i + 1 < count ? ' ' : '\n');
}
