#include <algorithm>
#include <iostream>
#include "testlib.h"

/** Arguments: seed, longest pause, latest second. Common divisors are frequent, and so are seconds just before both flash. */
int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    long long most = atoll(argv[2]);
    long long a = rnd.next(1LL, most), b = rnd.next(1LL, most);
    if (rnd.next(3) == 0) b = a * rnd.next(1LL, most / a);
    long long t = rnd.next(0LL, atoll(argv[3])), together = a / std::__gcd(a, b) * b;
    if (rnd.next(3) == 0 && t >= together) t -= t % together + rnd.next(0, 1);
    std::cout << a << ' ' << b << ' ' << t << '\n';
}
