#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count;
    std::cin >> count;
    std::vector<std::pair<int, int>> bookings(count);
    for (auto &[start, end] : bookings) std::cin >> start >> end;
    std::sort(bookings.begin(), bookings.end());
    // When each room becomes free, the earliest first.
    std::priority_queue<int, std::vector<int>, std::greater<int>> rooms;
    for (auto [start, end] : bookings) {
        if (!rooms.empty() && rooms.top() <= start) rooms.pop();
        rooms.push(end);
    }
    std::cout << rooms.size() << '\n';
}
