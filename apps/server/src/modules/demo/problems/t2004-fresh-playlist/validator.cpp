#include "testlib.h"

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    int count = inf.readInt(1, 30000, "n");
    inf.readEoln();
    for (int i = 0; i < count; ++i) {
        if (i > 0) inf.readSpace();
        inf.readInt(1, 1000000000, "song");
    }
    inf.readEoln();
    inf.readEof();
}
