#include <iostream>
#include <numeric>
#include <vector>

std::vector<int> leader;

int find(int island) {
    while (leader[island] != island) island = leader[island] = leader[leader[island]];
    return island;
}

int main() {
    int islands, links;
    std::cin >> islands >> links;
    leader.resize(islands + 1);
    std::iota(leader.begin(), leader.end(), 0);
    int districts = islands;
    while (links--) {
        int a, b;
        std::cin >> a >> b;
        a = find(a);
        b = find(b);
        if (a != b) {
            leader[a] = b;
            --districts;
        }
    }
    std::cout << districts << '\n';
}
