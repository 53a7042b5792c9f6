#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count;
    std::cin >> count;
    std::vector<int> books(count);
    for (int &book : books) std::cin >> book;
    std::vector<int> order(books);
    std::sort(order.begin(), order.end());
    order.erase(std::unique(order.begin(), order.end()), order.end());
    std::vector<int> tree(order.size() + 1, 0);
    long long pairs = 0;
    for (int seen = 0; seen < count; ++seen) {
        int rank = std::lower_bound(order.begin(), order.end(), books[seen]) - order.begin() + 1;
        int not_larger = 0;
        for (int i = rank; i > 0; i -= i & -i) not_larger += tree[i];
        pairs += seen - not_larger;
        for (int i = rank; i < (int)tree.size(); i += i & -i) ++tree[i];
    }
    std::cout << pairs << '\n';
}
