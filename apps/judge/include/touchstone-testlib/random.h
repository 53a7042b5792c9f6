/*
 * Random values for generators. The source is the linear congruential generator x -> 0x5DEECE66D x + 11 (mod 2^48), of
 * which the upper bits are used. Whole numbers are drawn without bias: a draw from the incomplete last interval is
 * repeated.
 */
#ifndef TOUCHSTONE_TESTLIB_RANDOM_H
#define TOUCHSTONE_TESTLIB_RANDOM_H

namespace touchstone_testlib {

template <typename A, typename B = A>
using IfIntegers = typename std::enable_if<std::is_integral<A>::value && std::is_integral<B>::value, int>::type;

template <typename A, typename B = A>
using IfReals = typename std::enable_if<std::is_arithmetic<A>::value && std::is_arithmetic<B>::value &&
                                            (std::is_floating_point<A>::value || std::is_floating_point<B>::value),
                                        int>::type;

[[noreturn]] inline void refuseCall(const std::string &what) { conclude(Verdict(_fail, what)); }

} // namespace touchstone_testlib

class random_t {
public:
    static int version;

    random_t() { setSeed(0x7073C5A3LL); }

    /* Every character of every argument counts, and where one argument ends and the next begins. */
    void setSeed(int argc, char *argv[]) {
        unsigned long long hash = 0xCBF29CE484222325ULL;
        for (int i = 1; i < argc; i++) {
            for (const char *at = argv[i]; *at != '\0'; at++) hash = (hash ^ (unsigned char) *at) * 0x100000001B3ULL;
            hash = (hash ^ 0x100) * 0x100000001B3ULL;
        }
        setSeed((long long) hash);
    }

    void setSeed(long long seed) {
        unsigned long long mixed = (unsigned long long) seed + 0x9E3779B97F4A7C15ULL;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
        current = (mixed ^ (mixed >> 31)) & mask;
    }

    /* At most 63 bits. */
    long long nextBits(int bits) {
        if (bits <= 32) return (long long) draw(bits);
        return (long long) ((draw(32) << (bits - 32)) | draw(bits - 32));
    }

    /* From 0, below 1. */
    double next() { return double((draw(26) << 27) | draw(27)) / 9007199254740992.0; }

    /* From 0, below n. */
    template <typename T, touchstone_testlib::IfIntegers<T> = 0> T next(T n) {
        if (!(n > 0)) touchstone_testlib::refuseCall("random_t::next(n): n must be positive");
        return T(below((unsigned long long) n));
    }

    template <typename T, touchstone_testlib::IfReals<T> = 0> T next(T n) {
        if (n < 0) touchstone_testlib::refuseCall("random_t::next(n): n must not be negative");
        return T(n * next());
    }

    /* Both ends are possible. */
    template <typename A, typename B, touchstone_testlib::IfIntegers<A, B> = 0>
    typename std::common_type<A, B>::type next(A from, B to) {
        typedef typename std::common_type<A, B>::type T;
        if (T(from) > T(to)) touchstone_testlib::refuseCall("random_t::next(from, to): from must not exceed to");
        unsigned long long width = (unsigned long long) T(to) - (unsigned long long) T(from);
        if (width == std::numeric_limits<unsigned long long>::max()) return T(draw64());
        return T((unsigned long long) T(from) + below(width + 1));
    }

    template <typename A, typename B, touchstone_testlib::IfReals<A, B> = 0> double next(A from, B to) {
        if (double(from) > double(to))
            touchstone_testlib::refuseCall("random_t::next(from, to): from must not exceed to");
        return double(from) + (double(to) - double(from)) * next();
    }

    /* A text that matches the pattern. */
    std::string next(const std::string &text) { return touchstone_testlib::compiledPattern(text).next(*this); }

    __attribute__((format(printf, 2, 3))) std::string next(const char *text, ...) {
        va_list values;
        va_start(values, text);
        std::string formatted = touchstone_testlib::formatList(text, values);
        va_end(values);
        return next(formatted);
    }

    /* The largest of type + 1 draws, or the smallest of -type + 1. */
    double wnext(int type) { return weigh(type); }

    template <typename T, touchstone_testlib::IfIntegers<T> = 0> T wnext(T n, int type) {
        if (!(n > 0)) touchstone_testlib::refuseCall("random_t::wnext(n, type): n must be positive");
        if (std::abs(type) > mostDraws) return T(std::min((unsigned long long) (weigh(type) * (long double) n),
                                                          (unsigned long long) n - 1));
        T value = next(n);
        for (int i = 0; i < std::abs(type); i++) value = type > 0 ? std::max(value, next(n)) : std::min(value, next(n));
        return value;
    }

    template <typename T, touchstone_testlib::IfReals<T> = 0> T wnext(T n, int type) { return T(n * weigh(type)); }

    template <typename A, typename B, touchstone_testlib::IfIntegers<A, B> = 0>
    typename std::common_type<A, B>::type wnext(A from, B to, int type) {
        typedef typename std::common_type<A, B>::type T;
        if (T(from) > T(to)) touchstone_testlib::refuseCall("random_t::wnext(from, to, type): from must not exceed to");
        unsigned long long width = (unsigned long long) T(to) - (unsigned long long) T(from);
        return T((unsigned long long) T(from) + wnext(width + 1, type));
    }

    template <typename A, typename B, touchstone_testlib::IfReals<A, B> = 0> double wnext(A from, B to, int type) {
        return double(from) + (double(to) - double(from)) * weigh(type);
    }

    template <typename Container>
    auto any(const Container &items) -> typename std::iterator_traits<decltype(items.begin())>::reference {
        return any(items.begin(), items.end());
    }

    template <typename It> typename std::iterator_traits<It>::reference any(It first, It last) {
        return pick(first, last, [this](long long size) { return next(size); });
    }

    template <typename Container>
    auto wany(const Container &items, int type) -> typename std::iterator_traits<decltype(items.begin())>::reference {
        return wany(items.begin(), items.end(), type);
    }

    template <typename It> typename std::iterator_traits<It>::reference wany(It first, It last, int type) {
        return pick(first, last, [this, type](long long size) { return wnext(size, type); });
    }

    /* The numbers first, first + 1, … in random order. */
    template <typename T, typename E> std::vector<E> perm(T size, E first) {
        if (size < 0) touchstone_testlib::refuseCall("random_t::perm(size, first): size must not be negative");
        std::vector<E> values;
        E value = first;
        for (T i = 0; i < size; i++) values.push_back(value++);
        mix(values.begin(), values.end());
        return values;
    }

    template <typename T> std::vector<T> perm(T size) { return perm(size, T(0)); }

    /* Different numbers of a range, in random order. */
    template <typename T> std::vector<T> distinct(int size, T from, T to) {
        if (size < 0) touchstone_testlib::refuseCall("random_t::distinct: size must not be negative");
        if (size == 0) return std::vector<T>();
        unsigned long long last = (unsigned long long) to - (unsigned long long) from;
        if (from > to || last < (unsigned long long) size - 1)
            touchstone_testlib::refuseCall("random_t::distinct: the range has too few numbers");
        /* Each step takes one new number, whatever was taken before: no step is ever repeated. */
        std::set<unsigned long long> taken;
        for (unsigned long long top = last - ((unsigned long long) size - 1); taken.size() < (std::size_t) size; top++) {
            unsigned long long value = next(0ULL, top);
            if (!taken.insert(value).second) taken.insert(top);
        }
        std::vector<T> values;
        for (unsigned long long offset : taken) values.push_back(T((unsigned long long) from + offset));
        mix(values.begin(), values.end());
        return values;
    }

    template <typename T> std::vector<T> distinct(int size, T upper) {
        if (size == 0) return std::vector<T>();
        return distinct(size, T(0), T(upper - 1));
    }

    /* Numbers of at least `least` each that add up to `sum`; every such list is equally likely. */
    template <typename T> std::vector<T> partition(int size, T sum, T least) {
        if (size <= 0) touchstone_testlib::refuseCall("random_t::partition: size must be positive");
        if (sum < 0 || T(sum / size) < least) touchstone_testlib::refuseCall("random_t::partition: the sum is too small");
        T free = T(sum - least * T(size));
        std::vector<T> cuts = distinct(size - 1, T(1), T(free + T(size) - 1));
        std::sort(cuts.begin(), cuts.end());
        cuts.push_back(T(free + T(size)));
        std::vector<T> parts;
        T before = 0;
        for (T cut : cuts) {
            parts.push_back(T(cut - before - 1 + least));
            before = cut;
        }
        return parts;
    }

    template <typename T> std::vector<T> partition(int size, T sum) { return partition(size, sum, T(1)); }

    template <typename It> void mix(It first, It last) {
        typedef typename std::iterator_traits<It>::difference_type Distance;
        for (Distance i = last - first; i > 1; i--) {
            Distance other = next(i);
            if (other != i - 1) std::iter_swap(first + (i - 1), first + other);
        }
    }

private:
    static const unsigned long long mask = (1ULL << 48) - 1;
    static const int mostDraws = 32;
    unsigned long long current;

    unsigned long long draw(int bits) {
        current = (current * 0x5DEECE66DULL + 0xBULL) & mask;
        return current >> (48 - bits);
    }

    unsigned long long draw64() {
        unsigned long long upper = draw(32);
        return (upper << 32) | draw(32);
    }

    unsigned long long below(unsigned long long n) {
        const unsigned long long largest = std::numeric_limits<unsigned long long>::max();
        const unsigned long long incomplete = (largest % n + 1) % n;
        unsigned long long value;
        do value = draw64();
        while (value > largest - incomplete);
        return value % n;
    }

    /* Many draws at once: the largest of k uniform numbers is distributed like the k-th root of one. */
    double weigh(int type) {
        double value = next();
        if (type == 0) return value;
        double root = std::pow(value, 1.0 / (std::fabs(double(type)) + 1));
        return type > 0 ? std::min(root, 1.0 - DBL_EPSILON) : std::max(0.0, 1.0 - root);
    }

    template <typename It, typename Choose>
    typename std::iterator_traits<It>::reference pick(It first, It last, Choose choose) {
        long long size = (long long) std::distance(first, last);
        if (size <= 0) touchstone_testlib::refuseCall("random_t: nothing to choose from");
        std::advance(first, choose(size));
        return *first;
    }
};

int __attribute__((weak)) random_t::version = 1;

static random_t rnd;

template <typename It> void shuffle(It first, It last) { rnd.mix(first, last); }

namespace touchstone_testlib {

inline void appendMatch(const PatternChoice &choice, random_t &random, std::string &text) {
    const PatternSequence &sequence = choice[std::size_t(random.next(int(choice.size())))];
    for (const PatternPiece &piece : sequence) {
        if (piece.most == unlimited) refuseCall("random_t::next(pattern): a repeat without an upper bound");
        if (piece.group.empty() && piece.members.empty()) refuseCall("random_t::next(pattern): an empty set");
        std::size_t count = random.next(piece.least, piece.most);
        for (std::size_t i = 0; i < count; i++) {
            if (piece.group.empty())
                text += piece.members[random.next(piece.members.size())];
            else
                appendMatch(piece.group, random, text);
        }
    }
}

} // namespace touchstone_testlib

inline std::string pattern::next(random_t &random) const {
    std::string text;
    touchstone_testlib::appendMatch(choice, random, text);
    return text;
}

#endif
