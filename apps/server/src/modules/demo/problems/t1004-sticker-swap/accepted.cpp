#include <iostream>
#include <set>

int main() {
    int count;
    std::cin >> count;
    std::set<int> kinds;
    for (int i = 0; i < count; ++i) {
        int sticker;
        std::cin >> sticker;
        kinds.insert(sticker);
    }
    std::cout << kinds.size() << '\n';
}
