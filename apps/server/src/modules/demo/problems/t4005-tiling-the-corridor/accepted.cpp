#include <array>
#include <iostream>

using Matrix = std::array<std::array<long long, 3>, 3>;
const long long prime = 1000000007;

Matrix multiply(const Matrix &a, const Matrix &b) {
    Matrix product{};
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
            for (int k = 0; k < 3; ++k) product[i][j] = (product[i][j] + a[i][k] * b[k][j]) % prime;
    return product;
}

int main() {
    long long length;
    std::cin >> length;
    Matrix step{{{1, 1, 1}, {1, 0, 0}, {0, 1, 0}}};
    Matrix power{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    for (; length > 0; length /= 2) {
        if (length % 2 == 1) power = multiply(power, step);
        step = multiply(step, step);
    }
    std::cout << power[0][0] << '\n';
}
