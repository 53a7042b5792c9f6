#include "testlib.h"

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    int count = inf.readInt(1, 10000, "n");
    inf.readEoln();
    for (int i = 0; i < count; ++i) {
        if (i > 0) inf.readSpace();
        inf.readInt(1, 1000000000, "sticker");
    }
    inf.readEoln();
    inf.readEof();
}
