#include "testlib.h"

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    int islands = inf.readInt(1, 100000, "n");
    inf.readSpace();
    int links = inf.readInt(0, 20000, "m");
    inf.readEoln();
    for (int i = 0; i < links; ++i) {
        int a = inf.readInt(1, islands, "a");
        inf.readSpace();
        int b = inf.readInt(1, islands, "b");
        inf.readEoln();
        ensuref(a != b, "A link joins two different islands.");
    }
    inf.readEof();
}
