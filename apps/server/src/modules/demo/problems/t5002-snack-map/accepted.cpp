#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int bars;
    std::cin >> bars;
    std::vector<std::vector<int>> way(bars, std::vector<int>(bars));
    for (auto &row : way)
        for (int &minutes : row) std::cin >> minutes;
    for (int k = 0; k < bars; ++k)
        for (int i = 0; i < bars; ++i)
            for (int j = 0; j < bars; ++j) way[i][j] = std::min(way[i][j], way[i][k] + way[k][j]);
    const int far = 1000000000;
    std::vector<std::vector<int>> best(1 << bars, std::vector<int>(bars, far));
    best[1][0] = 0;
    for (int done = 1; done < 1 << bars; ++done)
        for (int here = 0; here < bars; ++here) {
            if (best[done][here] == far) continue;
            for (int next = 0; next < bars; ++next) {
                if (done >> next & 1) continue;
                int &time = best[done | 1 << next][next];
                time = std::min(time, best[done][here] + way[here][next]);
            }
        }
    std::cout << *std::min_element(best.back().begin(), best.back().end()) << '\n';
}
