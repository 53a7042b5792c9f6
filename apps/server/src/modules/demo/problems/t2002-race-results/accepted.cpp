#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    int count;
    std::cin >> count;
    std::vector<std::pair<int, std::string>> runners(count);
    for (auto &[time, name] : runners) std::cin >> name >> time;
    std::sort(runners.begin(), runners.end());
    int place = 0;
    for (int row = 0; row < count; ++row) {
        if (row == 0 || runners[row].first != runners[row - 1].first) place = row + 1;
        std::cout << place << ' ' << runners[row].second << '\n';
    }
}
