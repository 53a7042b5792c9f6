#include <algorithm>
#include <array>
#include <iostream>
#include <numeric>
#include <vector>

std::vector<int> leader;

int find(int village) {
    while (leader[village] != village) village = leader[village] = leader[leader[village]];
    return village;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int villages, roads;
    std::cin >> villages >> roads;
    std::vector<std::array<int, 3>> offers(roads);
    for (auto &[price, a, b] : offers) std::cin >> a >> b >> price;
    std::sort(offers.begin(), offers.end());
    leader.resize(villages + 1);
    std::iota(leader.begin(), leader.end(), 0);
    long long total = 0;
    int missing = villages - 1;
    for (auto [price, a, b] : offers) {
        a = find(a);
        b = find(b);
        if (a == b) continue;
        leader[a] = b;
        total += price;
        --missing;
    }
    std::cout << (missing == 0 ? total : -1) << '\n';
}
