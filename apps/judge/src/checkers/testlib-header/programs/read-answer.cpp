// One function reads both answers; a fault in the jury's is the jury's.
#include "testlib.h"
using namespace std;

int n;

int readAnswer(InStream &stream) {
    int count = stream.readInt(0, n, "count");
    vector<int> chosen = stream.readInts(count, 1, n, "chosen");
    set<int> different(chosen.begin(), chosen.end());
    if (int(different.size()) != count) stream.quitf(_wa, "%d chosen twice", int(count - different.size()));
    stream.quitif(count == 1, _pe, "one alone");
    return count;
}

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    n = inf.readInt(1, 100, "n");
    int jury = readAnswer(ans);
    int contestant = readAnswer(ouf);
    if (contestant > jury) quitf(_fail, "contestant has a better answer: %d > %d", contestant, jury);
    if (contestant < jury) quitp(100.0 * contestant / jury, "%d of %d", contestant, jury);
    quitf(_ok, "%d%s element", jury, englishEnding(jury).c_str());
}
