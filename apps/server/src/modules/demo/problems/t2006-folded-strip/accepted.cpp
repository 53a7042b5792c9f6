#include <iostream>

bool is_valley(int folds, long long crease) {
    long long middle = 1LL << (folds - 1);
    if (crease == middle) return true;
    if (crease < middle) return is_valley(folds - 1, crease);
    return !is_valley(folds - 1, 2 * middle - crease);
}

int main() {
    int folds, questions;
    std::cin >> folds >> questions;
    while (questions--) {
        long long crease;
        std::cin >> crease;
        std::cout << (is_valley(folds, crease) ? 'V' : 'A');
    }
    std::cout << '\n';
}
