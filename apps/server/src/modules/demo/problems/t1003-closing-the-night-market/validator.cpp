#include "testlib.h"

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    inf.readToken("([01][0-9]|2[0-3]):[0-5][0-9]", "time");
    inf.readSpace();
    inf.readInt(0, 100000, "m");
    inf.readEoln();
    inf.readEof();
}
