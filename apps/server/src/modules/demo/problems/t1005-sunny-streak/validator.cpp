#include "testlib.h"

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    inf.readToken("[SR]{1,100000}", "days");
    inf.readEoln();
    inf.readEof();
}
