// Forgets readEof.
#include "testlib.h"

int main() {
    registerValidation();
    inf.readInt();
    inf.readEoln();
    return 0;
}
