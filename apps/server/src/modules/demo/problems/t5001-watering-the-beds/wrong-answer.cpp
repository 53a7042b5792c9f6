#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int beds, entries;
    std::cin >> beds >> entries;
    // The right idea with numbers that are too small.
    std::vector<int> plain(beds + 2, 0), weighted(beds + 2, 0);
    auto add = [&](int bed, int litres) {
        for (int i = bed; i <= beds; i += i & -i) {
            plain[i] += litres;
            weighted[i] += litres * bed;
        }
    };
    auto sum_up_to = [&](int bed) {
        int sum = 0;
        for (int i = bed; i > 0; i -= i & -i) sum += plain[i] * (bed + 1) - weighted[i];
        return sum;
    };
    while (entries--) {
        int kind, from, to, litres;
        std::cin >> kind >> from >> to;
        if (kind == 1) {
            std::cin >> litres;
            add(from, litres);
            add(to + 1, -litres);
        } else {
            std::cout << sum_up_to(to) - sum_up_to(from - 1) << '\n';
        }
    }
}
