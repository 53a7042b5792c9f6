// Every way to draw; the checks abort, so that a wrong draw cannot go unnoticed.
#include "testlib.h"
#include <numeric>
using namespace std;

int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    for (int i = 0; i < 2000; i++) {
        int a = rnd.next(4);
        long long b = rnd.next(-5LL, 5);
        double c = rnd.next(2.5), d = rnd.next(), e = rnd.next(-1.0, 1.0);
        unsigned long long f = rnd.next(ULLONG_MAX);
        int g = rnd.wnext(10, 3), h = rnd.wnext(5, 9, -3), k = rnd.wnext(100, 100000), l = rnd.wnext(7, 0);
        double m = rnd.wnext(3.0, 2), o = rnd.wnext(-2);
        ensure(0 <= a && a < 4 && -5 <= b && b <= 5 && 0 <= c && c < 2.5 && 0 <= d && d < 1 && -1 <= e && e < 1);
        ensure(f < ULLONG_MAX && 0 <= g && g < 10 && 5 <= h && h <= 9 && 95 < k && k < 100 && l < 7 && m < 3 && o < 1);
    }
    // A statement for each draw: compilers evaluate the arguments of a call in different orders.
    int small = rnd.next(1, 1000000000), second = rnd.next(1, 1000000000);
    long long large = rnd.next(LLONG_MIN, LLONG_MAX);
    println(small, second, large);
    string word = rnd.next("[a-c]{3,5}(x|yz){2}\\-");
    string letters = rnd.next("%c{%d}", 'q', 3), choice = rnd.next(string("one | two"));
    println(pattern("[a-c]{3,5}(x|yz){2}\\-").matches(word), letters, choice);
    vector<int> order = rnd.perm(10, 1);
    println(order);
    sort(order.begin(), order.end());
    ensure(order.front() == 1 && order.back() == 10 && order.size() == 10);
    vector<long long> some = rnd.distinct(5, 10LL, 14LL);
    ensure(set<long long>(some.begin(), some.end()).size() == 5 && rnd.distinct(3, 1000).size() == 3);
    vector<int> parts = rnd.partition(6, 20, 2);
    println(accumulate(parts.begin(), parts.end(), 0), *min_element(parts.begin(), parts.end()) >= 2, parts.size());
    shuffle(order.begin(), order.end());
    set<string> names{"a", "b", "c"};
    string name = rnd.any(names);
    int any = rnd.any(order), weighted = rnd.wany(order, 1), ranged = rnd.any(order.begin(), order.end());
    println(order, name, any, weighted, ranged);
    random_t other;
    other.setSeed(12345);
    long long first = other.nextBits(60);
    other.setSeed(12345);
    ensure(first == other.nextBits(60) && first >= 0);
    return 0;
}
