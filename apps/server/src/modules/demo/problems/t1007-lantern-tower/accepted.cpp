#include <iostream>

int main() {
    int rows;
    std::cin >> rows;
    for (int row = 1; row <= rows; ++row) {
        for (int i = 0; i < rows - row; ++i) std::cout << ' ';
        for (int i = 0; i < 2 * row - 1; ++i) std::cout << '*';
        std::cout << '\n';
    }
}
