// Compares lines with the answer, if there is one.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerInteraction(argc, argv);
    cout << inf.readLine() << endl;
    string said = ouf.readLine();
    if (ans.seekEof()) quitf(_pc(50), "no answer to compare with");
    quitif(said != ans.readLine(), _wa, "said '%s'", said.c_str());
    if (said != "silence") quitf(_ok, "said as expected");
    return 0;
}
