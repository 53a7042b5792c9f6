#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const int leaps = 15;
    int villages, letters;
    std::cin >> villages >> letters;
    std::vector<int> depth(villages + 1, 0);
    std::vector<long long> distance(villages + 1, 0);
    std::vector<std::vector<int>> up(leaps, std::vector<int>(villages + 1, 1));
    for (int village = 2; village <= villages; ++village) {
        int upper, length;
        std::cin >> upper >> length;
        depth[village] = depth[upper] + 1;
        distance[village] = distance[upper] + length;
        up[0][village] = upper;
        for (int i = 1; i < leaps; ++i) up[i][village] = up[i - 1][up[i - 1][village]];
    }
    while (letters--) {
        int u, v;
        std::cin >> u >> v;
        long long sum = distance[u] + distance[v];
        if (depth[u] < depth[v]) std::swap(u, v);
        for (int i = leaps - 1; i >= 0; --i)
            if (depth[u] - depth[v] >= 1 << i) u = up[i][u];
        for (int i = leaps - 1; i >= 0; --i)
            if (up[i][u] != up[i][v]) {
                u = up[i][u];
                v = up[i][v];
            }
        if (u != v) u = up[0][u];
        std::cout << sum - 2 * distance[u] << '\n';
    }
}
