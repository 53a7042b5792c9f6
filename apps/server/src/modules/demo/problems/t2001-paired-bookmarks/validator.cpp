#include "testlib.h"

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    std::string row = inf.readToken();
    ensuref(!row.empty() && row.size() <= 100000, "The row has 1 to 100000 brackets.");
    for (char mark : row) ensuref(std::string("()[]{}").find(mark) != std::string::npos, "Only brackets.");
    inf.readEoln();
    inf.readEof();
}
