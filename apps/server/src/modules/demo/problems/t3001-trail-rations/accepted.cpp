#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int count, capacity;
    std::cin >> count >> capacity;
    std::vector<int> best(capacity + 1, 0);
    for (int i = 0; i < count; ++i) {
        int weight, energy;
        std::cin >> weight >> energy;
        for (int room = capacity; room >= weight; --room)
            best[room] = std::max(best[room], best[room - weight] + energy);
    }
    std::cout << best[capacity] << '\n';
}
