#include <iostream>

int main() {
    long long a, b, t;
    std::cin >> a >> b >> t;
    long long x = a, y = b;
    while (y != 0) {
        long long rest = x % y;
        x = y;
        y = rest;
    }
    std::cout << t / (a / x * b) + 1 << '\n';
}
