// Three files, named 1, 2 and 3.
#include "testlib.h"

int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    for (int test = 1; test <= 3; test++) {
        startTest(test);
        println(test, rnd.next("[0-9]{4}"));
    }
    return 0;
}
