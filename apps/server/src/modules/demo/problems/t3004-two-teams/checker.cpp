#include "testlib.h"
#include <string>
#include <utility>
#include <vector>

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    int children = inf.readInt(), quarrels = inf.readInt();
    std::vector<std::pair<int, int>> pairs(quarrels);
    for (auto &[one, other] : pairs) {
        one = inf.readInt();
        other = inf.readInt();
    }
    std::string expected = ans.readToken();
    std::string said = ouf.readToken("YES|NO", "answer");
    if (said == "NO") {
        if (expected == "YES") quitf(_wa, "there is a way to split them");
        quitf(_ok, "there is no way");
    }
    std::string teams = ouf.readToken("[AB]+", "teams");
    if ((int)teams.size() != children) quitf(_wa, "%d letters instead of %d", (int)teams.size(), children);
    for (auto [one, other] : pairs)
        if (teams[one - 1] == teams[other - 1]) quitf(_wa, "children %d and %d are in one team", one, other);
    if (expected == "NO") quitf(_fail, "the submission found a way that the jury did not");
    quitf(_ok, "all pairs are apart");
}
