// The smallest checker: the same whole number in both files.
#include "testlib.h"

int main(int argc, char *argv[]) {
    setName("compares two %s integers", "signed");
    registerTestlibCmd(argc, argv);
    int expected = ans.readInt();
    int found = ouf.readInt(-1000, 1000, "sum");
    if (expected != found) quitf(_wa, "expected %d, found %d", expected, found);
    quitf(_ok, "answer is %d", expected);
}
