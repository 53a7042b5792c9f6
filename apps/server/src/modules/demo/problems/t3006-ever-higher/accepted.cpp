#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count;
    std::cin >> count;
    std::vector<int> lowest;
    while (count--) {
        int height;
        std::cin >> height;
        auto place = std::lower_bound(lowest.begin(), lowest.end(), height);
        if (place == lowest.end()) {
            lowest.push_back(height);
        } else {
            *place = height;
        }
    }
    std::cout << lowest.size() << '\n';
}
