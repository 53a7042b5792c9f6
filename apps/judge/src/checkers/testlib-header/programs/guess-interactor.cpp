// The partner guesses the number of the test in at most ten questions.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerInteraction(argc, argv);
    int secret = inf.readInt(1, 1000);
    for (int asked = 1; asked <= 10; asked++) {
        int guess = ouf.readInt(1, 1000, "guess");
        tout << guess << endl;
        if (guess == secret) {
            cout << "right" << endl;
            ouf.readEof();
            quitf(_ok, "%d questions", asked);
        }
        cout << (guess < secret ? "more" : "less") << endl;
    }
    quitf(_wa, "%d not found in 10 questions", secret);
}
