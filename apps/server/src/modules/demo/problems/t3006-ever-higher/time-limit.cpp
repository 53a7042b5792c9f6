#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int count, best = 0;
    std::cin >> count;
    std::vector<int> heights(count), photographs(count, 1);
    for (int i = 0; i < count; ++i) {
        std::cin >> heights[i];
        for (int j = 0; j < i; ++j)
            if (heights[j] < heights[i]) photographs[i] = std::max(photographs[i], photographs[j] + 1);
        best = std::max(best, photographs[i]);
    }
    std::cout << best << '\n';
}
