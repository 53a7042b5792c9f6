// One line per form: the name of the form, a space, a value.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    string form = inf.readWord("[a-z]+", "form");
    inf.readSpace();
    if (form == "choice") inf.readToken("mike|john|[xy]{2}", "value");
    if (form == "number") inf.readToken("-?[1-9][0-9]{0,3}", "value");
    if (form == "greedy") inf.readToken("[0-9]?1", "value");
    if (form == "group") inf.readToken("(ab|c){2,3}d*", "value");
    if (form == "escape") inf.readToken("\\[a\\-\\]\\\\", "value");
    if (form == "outside") inf.readToken("[^a-z0-9]+", "value");
    if (form == "blanks") inf.readToken(" one | two ", "value");
    if (form == "spaces") inf.readLine("[a-z ]{1,10}", "value");
    if (form == "empty") inf.readLine("", "value");
    if (form == "strict") inf.readStrictDouble(-10, 10, 1, 3, "value");
    if (form == "strings") inf.readTokens(3, pattern("[ab]{1,2}"), "s", 0);
    if (form == "doubles") inf.readDoubles(2, 0, 1, "p");
    if (form == "unsigned") inf.readUnsignedLong(0, 18446744073709551615ULL, "value");
    if (form == "lines") {
        inf.readEoln();
        inf.readLines(2, "[a-z]*", "line");
    } else if (form != "spaces" && form != "empty") {
        inf.readEoln();
    }
    inf.readEof();
    return 0;
}
