#include <iostream>
#include <string>

/** How many usable numbers there are from 0 to `last`, which may be -1. */
long long count_up_to(long long last) {
    if (last < 0) return 0;
    std::string digits = std::to_string(last);
    int length = digits.size();
    long long count = 1, power = 1;
    // Shorter numbers: nine choices for every digit.
    for (int size = 1; size < length; ++size) count += power *= 9;
    // The same length, and smaller for the first time at this place.
    for (int place = 0; place < length; ++place) {
        long long rest = 1;
        for (int i = place + 1; i < length; ++i) rest *= 9;
        for (char digit = place == 0 ? '1' : '0'; digit < digits[place]; ++digit)
            if (place == 0 || digit != digits[place - 1]) count += rest;
        if (place > 0 && digits[place] == digits[place - 1]) return count;
    }
    return last == 0 ? 1 : count + 1;
}

int main() {
    long long first, last;
    std::cin >> first >> last;
    std::cout << count_up_to(last) - count_up_to(first - 1) << '\n';
}
