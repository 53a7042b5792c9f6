#include <iostream>

int main() {
    long long a, b, t, together = 0;
    std::cin >> a >> b >> t;
    for (long long second = 0; second <= t; second += a)
        if (second % b == 0) ++together;
    std::cout << together << '\n';
}
