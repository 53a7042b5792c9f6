#include <iostream>
#include <vector>

int beds;
std::vector<long long> plain, weighted;

void add(int bed, long long litres) {
    for (int i = bed; i <= beds; i += i & -i) {
        plain[i] += litres;
        weighted[i] += litres * bed;
    }
}

long long sum_up_to(int bed) {
    long long first = 0, second = 0;
    for (int i = bed; i > 0; i -= i & -i) {
        first += plain[i];
        second += weighted[i];
    }
    return first * (bed + 1) - second;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int entries;
    std::cin >> beds >> entries;
    plain.assign(beds + 2, 0);
    weighted.assign(beds + 2, 0);
    while (entries--) {
        int kind, from, to;
        std::cin >> kind >> from >> to;
        if (kind == 1) {
            int litres;
            std::cin >> litres;
            add(from, litres);
            add(to + 1, -litres);
        } else {
            std::cout << sum_up_to(to) - sum_up_to(from - 1) << '\n';
        }
    }
}
