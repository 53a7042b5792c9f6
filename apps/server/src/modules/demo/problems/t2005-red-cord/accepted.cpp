#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long count, wanted;
    std::cin >> count >> wanted;
    std::vector<int> cords(count);
    for (int &cord : cords) std::cin >> cord;
    long long enough = 0, too_long = 1000000001;
    while (too_long - enough > 1) {
        long long length = (enough + too_long) / 2, pieces = 0;
        for (int cord : cords) pieces += cord / length;
        (pieces >= wanted ? enough : too_long) = length;
    }
    std::cout << enough << '\n';
}
