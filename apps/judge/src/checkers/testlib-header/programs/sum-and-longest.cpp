// Reads everything there is: numbers from the input, tokens from the output, the answer not at all.
#include "testlib.h"

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    unsigned long long sum = 0;
    int count = inf.readInt();
    for (int i = 0; i < count; i++) sum += inf.readUnsignedLong(0, ULLONG_MAX, "value");
    std::size_t longest = 0, total = 0;
    std::string token;
    while (!ouf.seekEof()) {
        ouf.readWordTo(token);
        longest = std::max(longest, token.size());
        total++;
    }
    quitf(_ok, "sum %llu, %d tokens, longest %d", sum, int(total), int(longest));
}
