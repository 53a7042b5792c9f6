#include "testlib.h"
#include <iostream>
#include <string>

int main(int argc, char *argv[]) {
    registerInteraction(argc, argv);
    int lamps = inf.readInt(), dark = inf.readInt();
    const int most_questions = 20;
    std::cout << lamps << std::endl;
    for (int questions = 0;;) {
        std::string kind = ouf.readToken("\\?|!", "kind");
        int lamp = ouf.readInt(1, lamps, "lamp");
        if (kind == "!") {
            if (lamp != dark) quitf(_wa, "the first dark lamp is %d, not %d", dark, lamp);
            quitf(_ok, "%d questions", questions);
        }
        if (++questions > most_questions) quitf(_wa, "more than %d questions", most_questions);
        std::cout << (lamp < dark ? "on" : "off") << std::endl;
    }
}
