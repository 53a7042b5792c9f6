#include <iostream>
#include "testlib.h"

/** Arguments: seed, largest absolute value. */
int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    long long most = atoll(argv[2]);
    long long a = rnd.next(-most, most);
    long long b = rnd.next(-most, most);
    std::cout << a << ' ' << b << '\n';
}
