// Small functions, each shown by one line.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    println(upperCase("aBc") + lowerCase("XyZ"), string(1, upperCase('q')));
    println(trim(" \t a b \r\n") + "|");
    println(split("a,,b", ',').size(), split("a;b,c", ";,"));
    println(tokenize(",a,,b,", ',').size(), join(tokenize(" x y ", " "), '+'));
    println(compress(string(100, 'a') + string(100, 'b')).size(), compress("short"));
    println(format("%03d-%s", 7, "x"), vtos(-12), toString(2.5), toString(vector<int>{1, 2}));
    println(englishEnding(1), englishEnding(2), englishEnding(3), englishEnding(4), englishEnding(11), englishEnding(112));
    println(isBlanks('\t'), isBlanks('x'), isEoln('\n'), isEoln(' '), isSpace(' '));
    println(stringToInt(string("-5")), stringToLongLong(string("9000000000")), stringToDouble(string("1e3")));
    println(doubleCompare(1e9, 1e9 + 1, 1e-6), doubleCompare(0, NAN, 1), doubleCompare(INFINITY, INFINITY, 1e-9));
    println(doubleDelta(2, 3), doubleDelta(0, 3));
    int values[] = {3, 1, 2};
    println(values, values + 3);
    println(vector<vector<int>>{{1, 2}, {3}});
    println();
    InStream stream(inf, "10 -20\nrest of it\n");
    int first = stream.readInt(), second = stream.readInt();
    println(first + second, stream.getLine());
    stream.readEoln();
    println(stream.readLine());
    println(stream.seekEof());
    return 0;
}
