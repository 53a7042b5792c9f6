#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int villages, letters;
    std::cin >> villages >> letters;
    std::vector<long long> distance(villages + 1, 0);
    for (int village = 2; village <= villages; ++village) {
        int upper, length;
        std::cin >> upper >> length;
        distance[village] = distance[upper] + length;
    }
    while (letters--) {
        int u, v;
        std::cin >> u >> v;
        // Every letter goes through the post office.
        std::cout << distance[u] + distance[v] << '\n';
    }
}
