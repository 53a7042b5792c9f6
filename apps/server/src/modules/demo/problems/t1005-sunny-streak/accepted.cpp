#include <algorithm>
#include <iostream>
#include <string>

int main() {
    std::string days;
    std::cin >> days;
    int best = 0, run = 0;
    for (char day : days) {
        run = day == 'S' ? run + 1 : 0;
        best = std::max(best, run);
    }
    std::cout << best << '\n';
}
