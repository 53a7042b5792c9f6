// A word by a pattern, rows of numbers by line ends, then a whole line.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    string word;
    ouf.readTokenTo(word, "[a-z]{1,5}", "word");
    ouf.readEoln();
    vector<size_t> widths;
    for (int row = 0; row < 2; row++) {
        widths.push_back(0);
        for (; !ouf.seekEoln(); widths.back()++) ouf.readInteger();
    }
    if (ouf.curChar() == '#') {
        ouf.skipChar();
        ouf.readChar('!');
    }
    string line = ouf.readLine("[^x]*", "line");
    string last = ouf.eof() ? "nothing" : ouf.readString();
    quitf(_ok, "%s %d %d [%s] [%s]", word.c_str(), int(widths[0]), int(widths[1]), line.c_str(), last.c_str());
}
