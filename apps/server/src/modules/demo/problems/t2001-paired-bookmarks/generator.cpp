#include <iostream>
#include <string>
#include "testlib.h"

/** Arguments: seed, most brackets, kinds. Half of the rows are in order, up to one change. */
int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    int length = rnd.next(1, atoi(argv[2])), kinds = atoi(argv[3]);
    const std::string left = "([{", right = ")]}";
    std::string row, open;
    bool is_ordered = rnd.next(2) == 0;
    while ((int)row.size() < length || (is_ordered && !open.empty())) {
        int kind = rnd.next(kinds);
        bool closes = rnd.next(2) == 0 || (int)row.size() >= length;
        if (!is_ordered) {
            row += closes ? right[kind] : left[kind];
        } else if (closes && !open.empty()) {
            row += right[left.find(open.back())];
            open.pop_back();
        } else {
            row += left[kind];
            open += left[kind];
        }
    }
    if (is_ordered && rnd.next(3) == 0) row[rnd.next((int)row.size())] = (left + right)[rnd.next(6)];
    std::cout << row << '\n';
}
