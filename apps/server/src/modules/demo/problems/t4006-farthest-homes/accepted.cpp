#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

std::vector<std::vector<std::pair<int, int>>> paths;
long long farthest = 0;

/** The longest way down from a home; on the way back the two longest make a candidate. */
long long descend(int home, int from) {
    long long longest = 0;
    for (auto [other, length] : paths[home]) {
        if (other == from) continue;
        long long way = descend(other, home) + length;
        farthest = std::max(farthest, longest + way);
        longest = std::max(longest, way);
    }
    return longest;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int homes;
    std::cin >> homes;
    paths.resize(homes + 1);
    for (int i = 1; i < homes; ++i) {
        int a, b, length;
        std::cin >> a >> b >> length;
        paths[a].push_back({b, length});
        paths[b].push_back({a, length});
    }
    descend(1, 0);
    std::cout << farthest << '\n';
}
