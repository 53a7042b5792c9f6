#include <iostream>

int main() {
    long long people, seats;
    std::cin >> people >> seats;
    std::cout << (people + seats - 1) / seats << '\n';
}
