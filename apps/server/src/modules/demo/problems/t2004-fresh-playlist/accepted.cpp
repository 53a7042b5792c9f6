#include <algorithm>
#include <iostream>
#include <map>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count, left = 0, best = 0;
    std::cin >> count;
    std::map<int, int> after;
    for (int right = 1; right <= count; ++right) {
        int song;
        std::cin >> song;
        left = std::max(left, after[song]);
        after[song] = right;
        best = std::max(best, right - left);
    }
    std::cout << best << '\n';
}
