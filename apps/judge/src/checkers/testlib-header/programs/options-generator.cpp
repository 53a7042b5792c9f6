// Options by place and by name.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    string kind = opt(1);
    if (kind == "named") {
        println(opt<int>("n"), opt<long long>("len"), opt("s"), opt<bool>("inc"), opt<double>("p"));
        println(opts<int>("sizes", ',').size());
    }
    if (kind == "default") println(opt<int>("n", 7), has_opt("missing"), opt<string>("name", "nobody"), opt<int>(9, 3));
    if (kind == "place") println(opt<int>(2), opt<char>(3), opt<unsigned>(4));
    if (kind == "wrong") println(opt<int>("n"));
    return 0;
}
