#include <deque>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int days, window;
    std::cin >> days >> window;
    std::vector<int> heat(days);
    std::deque<int> candidates;
    for (int day = 0; day < days; ++day) {
        std::cin >> heat[day];
        while (!candidates.empty() && heat[candidates.back()] <= heat[day]) candidates.pop_back();
        candidates.push_back(day);
        if (candidates.front() <= day - window) candidates.pop_front();
        if (day >= window - 1) std::cout << heat[candidates.front()] << (day + 1 == days ? '\n' : ' ');
    }
}
