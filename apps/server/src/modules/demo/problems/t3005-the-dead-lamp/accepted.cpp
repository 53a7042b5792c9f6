#include <iostream>
#include <string>

int main() {
    int lamps;
    std::cin >> lamps;
    int first = 1, last = lamps;
    while (first < last) {
        int middle = (first + last) / 2;
        std::cout << "? " << middle << std::endl;
        std::string light;
        std::cin >> light;
        if (light == "on") {
            first = middle + 1;
        } else {
            last = middle;
        }
    }
    std::cout << "! " << first << std::endl;
}
