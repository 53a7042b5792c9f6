#include <iostream>
#include <string>

int main() {
    int folds, questions;
    std::cin >> folds >> questions;
    std::string strip;
    strip.reserve((1LL << folds) - 1);
    for (int fold = 0; fold < folds; ++fold) {
        std::size_t length = strip.size();
        strip += 'V';
        for (std::size_t i = length; i-- > 0;) strip += strip[i] == 'V' ? 'A' : 'V';
    }
    while (questions--) {
        long long crease;
        std::cin >> crease;
        std::cout << strip[crease - 1];
    }
    std::cout << '\n';
}
