// Strict reading of several cases with lists, bounds and conditions.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    addFeature("has a loop");
    addFeature("is large");
    int cases = inf.readInt(1, 3, "t");
    inf.readEoln();
    for (int i = 1; i <= cases; i++) {
        setTestCase(i);
        int n = inf.readInt(1, validator.group() == "small" ? 5 : 100, "n");
        inf.readSpace();
        inf.readLong(0, 1000000000000LL, "~weight");
        inf.readEoln();
        vector<int> next = inf.readInts(n, 1, n, "next");
        inf.readEoln();
        for (int at = 0; at < n; at++)
            if (next[at] == at + 1) feature("has a loop");
        ensuref(n < 3 || next[0] != next[1], "the first two must differ, but both are %d", next[0]);
    }
    unsetTestCase();
    ensure(validator.testset() != "none");
    inf.readEof();
    return 0;
}
