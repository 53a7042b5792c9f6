#include <iostream>
#include <string>
#include <vector>

int main() {
    std::string row;
    std::cin >> row;
    const std::string left = "([{", right = ")]}";
    std::vector<char> open;
    bool in_order = true;
    for (char mark : row) {
        std::size_t kind = right.find(mark);
        if (kind == std::string::npos) {
            open.push_back(mark);
        } else if (open.empty() || open.back() != left[kind]) {
            in_order = false;
            break;
        } else {
            open.pop_back();
        }
    }
    std::cout << (in_order && open.empty() ? "YES" : "NO") << '\n';
}
