// Reals within 1e-6, then a strict real with two digits.
#include "testlib.h"

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    int count = 0;
    while (!ans.seekEof()) {
        double expected = ans.readDouble(), found = ouf.readReal(-1e9, 1e9, "x");
        count++;
        if (!doubleCompare(expected, found, 1e-6))
            quitf(_wa, "%d%s numbers differ, error = %.3f", count, englishEnding(count).c_str(), doubleDelta(expected, found));
    }
    double price = ouf.readStrictDouble(0, 10, 2, 2, "price");
    quitf(_ok, "%d numbers, price %.2f", count, price);
}
