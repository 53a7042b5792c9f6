#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int homes;
    std::cin >> homes;
    const long long far = 1LL << 60;
    // A table of all pairs.
    std::vector<std::vector<long long>> distance(homes, std::vector<long long>(homes, far));
    for (int i = 1; i < homes; ++i) {
        int a, b, length;
        std::cin >> a >> b >> length;
        distance[a - 1][b - 1] = distance[b - 1][a - 1] = length;
    }
    long long farthest = 0;
    for (int k = 0; k < homes; ++k)
        for (int i = 0; i < homes; ++i)
            for (int j = 0; j < homes; ++j)
                distance[i][j] = std::min(distance[i][j], distance[i][k] + distance[k][j]);
    for (int i = 0; i < homes; ++i)
        for (int j = 0; j < i; ++j) farthest = std::max(farthest, distance[i][j]);
    std::cout << farthest << '\n';
}
