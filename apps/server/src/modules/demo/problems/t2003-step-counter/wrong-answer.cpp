#include <iostream>
#include <vector>

int main() {
    int days, questions;
    std::cin >> days >> questions;
    std::vector<int> sum(days + 1, 0);
    for (int day = 1; day <= days; ++day) {
        std::cin >> sum[day];
        sum[day] += sum[day - 1];
    }
    while (questions--) {
        int from, to;
        std::cin >> from >> to;
        std::cout << sum[to] - sum[from - 1] << '\n';
    }
}
