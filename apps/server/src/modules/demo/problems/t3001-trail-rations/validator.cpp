#include "testlib.h"

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    int count = inf.readInt(1, 100, "n");
    inf.readSpace();
    inf.readInt(1, 10000, "W");
    inf.readEoln();
    for (int i = 0; i < count; ++i) {
        inf.readInt(1, 10000, "weight");
        inf.readSpace();
        inf.readInt(1, 10000, "energy");
        inf.readEoln();
    }
    inf.readEof();
}
