#include <iostream>
#include <queue>
#include <vector>

int main() {
    int stations, lines;
    std::cin >> stations >> lines;
    std::vector<std::vector<int>> next(stations + 1);
    while (lines--) {
        int a, b;
        std::cin >> a >> b;
        next[a].push_back(b);
        next[b].push_back(a);
    }
    std::vector<int> rides(stations + 1, -1);
    std::queue<int> waiting;
    rides[1] = 0;
    waiting.push(1);
    while (!waiting.empty()) {
        int station = waiting.front();
        waiting.pop();
        for (int other : next[station]) {
            if (rides[other] < 0) {
                rides[other] = rides[station] + 1;
                waiting.push(other);
            }
        }
    }
    std::cout << rides[stations] << '\n';
}
