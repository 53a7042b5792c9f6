// Leaves without a verdict.
#include "testlib.h"

int main(int argc, char *argv[]) {
    registerInteraction(argc, argv);
    return 0;
}
