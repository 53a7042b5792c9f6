#include <iostream>

int main() {
    int islands, links;
    std::cin >> islands >> links;
    std::cout << islands - links << '\n';
}
