#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int junctions, streets;
    std::cin >> junctions >> streets;
    std::vector<std::vector<std::pair<int, int>>> next(junctions);
    while (streets--) {
        int a, b, minutes;
        std::cin >> a >> b >> minutes;
        next[a - 1].push_back({b - 1, minutes});
        next[b - 1].push_back({a - 1, minutes});
    }
    // Junction j before the help is state j, after it state j + junctions.
    const long long far = 1LL << 60;
    std::vector<long long> best(2 * junctions, far);
    using Entry = std::pair<long long, int>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> waiting;
    auto reach = [&](int state, long long time) {
        if (time < best[state]) {
            best[state] = time;
            waiting.push({time, state});
        }
    };
    reach(0, 0);
    while (!waiting.empty()) {
        auto [time, state] = waiting.top();
        waiting.pop();
        if (time > best[state]) continue;
        int layer = state / junctions * junctions;
        for (auto [other, minutes] : next[state - layer]) {
            reach(other + layer, time + minutes);
            if (layer == 0) reach(other + junctions, time);
        }
    }
    long long answer = std::min(best[junctions - 1], best[2 * junctions - 1]);
    std::cout << (answer == far ? -1 : answer) << '\n';
}
