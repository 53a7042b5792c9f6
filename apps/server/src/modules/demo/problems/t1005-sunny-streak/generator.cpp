#include <iostream>
#include "testlib.h"

/** Arguments: seed, most days. Sunny days are as many as others, or most. */
int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    int days = rnd.next(1, atoi(argv[2]));
    int sunny = rnd.next(1, 3);
    for (int day = 0; day < days; ++day) std::cout << (rnd.next(0, sunny) > 0 ? 'S' : 'R');
    std::cout << '\n';
}
