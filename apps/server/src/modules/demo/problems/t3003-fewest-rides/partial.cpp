#include <iostream>
#include <vector>

std::vector<std::vector<int>> next_to;
std::vector<int> rides;

void travel(int station) {
    for (int other : next_to[station]) {
        if (rides[other] < 0) {
            rides[other] = rides[station] + 1;
            travel(other);
        }
    }
}

int main() {
    int stations, lines;
    std::cin >> stations >> lines;
    next_to.resize(stations + 1);
    rides.assign(stations + 1, -1);
    while (lines--) {
        int a, b;
        std::cin >> a >> b;
        next_to[a].push_back(b);
        next_to[b].push_back(a);
    }
    rides[1] = 0;
    travel(1);
    std::cout << rides[stations] << '\n';
}
