#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

const std::uint64_t prime = (1ULL << 61) - 1;

std::uint64_t multiply(std::uint64_t a, std::uint64_t b) {
    return (unsigned __int128)a * b % prime;
}

int main() {
    std::string sound;
    std::cin >> sound;
    const std::uint64_t base = 911382323;
    int length = sound.size();
    std::vector<std::uint64_t> prefix(length + 1, 0), power(length + 1, 1);
    for (int i = 0; i < length; ++i) {
        prefix[i + 1] = (multiply(prefix[i], base) + sound[i]) % prime;
        power[i + 1] = multiply(power[i], base);
    }
    auto has_echo = [&](int size) {
        std::vector<std::uint64_t> runs;
        for (int i = 0; i + size <= length; ++i)
            runs.push_back((prefix[i + size] + prime - multiply(prefix[i], power[size])) % prime);
        std::sort(runs.begin(), runs.end());
        return std::adjacent_find(runs.begin(), runs.end()) != runs.end();
    };
    int echo = 0, none = length;
    while (none - echo > 1) {
        int size = (echo + none) / 2;
        (has_echo(size) ? echo : none) = size;
    }
    std::cout << echo << '\n';
}
