#include <iostream>
#include "testlib.h"

/** Arguments: seed, most rations, most grams, largest weight and energy. */
int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    int count = rnd.next(1, atoi(argv[2])), capacity = rnd.next(1, atoi(argv[3])), most = atoi(argv[4]);
    std::cout << count << ' ' << capacity << '\n';
    for (int i = 0; i < count; ++i) {
        int weight = rnd.next(1, most);
        std::cout << weight << ' ' << rnd.next(1, most) << '\n';
    }
}
