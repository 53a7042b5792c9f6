#include <iostream>
#include "testlib.h"

/** Arguments: seed, most units. The ends of the steps are frequent. */
int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    int edges[] = {0, 1, 199, 200, 201, 399, 400, 401};
    int used = rnd.next(3) == 0 ? edges[rnd.next(8)] : rnd.next(0, atoi(argv[2]));
    std::cout << used << '\n';
}
