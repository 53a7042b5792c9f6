// Ends as the test says.
#include "testlib.h"

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    std::string how = inf.readToken();
    if (how == "ok") quit(_ok, "fine");
    if (how == "wa") quitf(_wa, "%d is not %d", 1, 2);
    if (how == "pe") quits(_pe, "no such form");
    if (how == "fail") quit(_fail, std::string("the jury erred"));
    if (how == "dirt") quitf(_dirt, "too much");
    if (how == "eof") quitf(_unexpected_eof, "too little");
    if (how == "partial") quitf(_pc(inf.readInt(0, 100)), "some of it");
    if (how == "points") quitp(inf.readDouble(), "for %d of %d", 1, 2);
    if (how == "points-bare") quitp(25);
    if (how == "points-text") quitpi("tests=7", "as told");
    if (how == "points-old") quitf(_points, "%d as a message", 40);
    if (how == "quitif") quitif(true, _wa, "the condition holds");
    if (how == "ensure") ensure(1 > 2);
    if (how == "ensuref") ensuref(false, "%s must hold", "this");
    if (how == "stream-ensure") ouf.ensure(1 + 1 == 3);
    if (how == "stream-ensuref") ouf.ensuref(false, "the output breaks rule %d", 3);
    if (how == "answer-ensuref") ans.ensuref(false, "the answer breaks rule %d", 3);
    if (how == "test-case") {
        setTestCase(4);
        quitf(_wa, "here");
    }
    if (how == "expected-int") expectedButFound(_wa, 5, 6, "line %d:", 2);
    if (how == "expected-double") expectedButFound(_wa, 0.5, 0.25);
    if (how == "expected-text") expectedButFound(_wa, std::string("yes"), std::string("no"), "case 1");
    if (how == "long-message") quit(_wa, std::string(1 << 20, 'x'));
    if (how == "special-signs") quit(_wa, "a < b & \"c\" > \x01");
    quitif(how == "group", _ok, "testset %s group %s", checker.testset().c_str(), checker.group().c_str());
    return 0;
}
