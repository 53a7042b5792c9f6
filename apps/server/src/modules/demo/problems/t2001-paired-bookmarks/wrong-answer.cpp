#include <algorithm>
#include <iostream>
#include <string>

int main() {
    std::string row;
    std::cin >> row;
    auto count = [&](char mark) { return std::count(row.begin(), row.end(), mark); };
    bool same = count('(') == count(')') && count('[') == count(']') && count('{') == count('}');
    std::cout << (same ? "YES" : "NO") << '\n';
}
