#include <iostream>
#include <vector>

int main() {
    int count, wanted;
    std::cin >> count >> wanted;
    std::vector<int> cords(count);
    for (int &cord : cords) std::cin >> cord;
    int low = 1, high = 1000000000;
    while (low < high) {
        int length = (low + high + 1) / 2, pieces = 0;
        for (int cord : cords) pieces += cord / length;
        if (pieces >= wanted) {
            low = length;
        } else {
            high = length - 1;
        }
    }
    std::cout << low << '\n';
}
