#include <iostream>
#include "testlib.h"

/** Arguments: seed, most islands, most links. */
int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    int islands = rnd.next(1, atoi(argv[2]));
    int links = islands == 1 ? 0 : rnd.next(0, atoi(argv[3]));
    std::cout << islands << ' ' << links << '\n';
    for (int i = 0; i < links; ++i) {
        int a = rnd.next(1, islands), b = rnd.next(1, islands - 1);
        std::cout << a << ' ' << (b >= a ? b + 1 : b) << '\n';
    }
}
