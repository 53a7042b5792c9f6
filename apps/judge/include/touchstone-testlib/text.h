/* Text: printf-like formatting, cutting long values, splitting, printing. */
#ifndef TOUCHSTONE_TESTLIB_TEXT_H
#define TOUCHSTONE_TESTLIB_TEXT_H

namespace touchstone_testlib {

inline std::string formatList(const char *pattern, va_list values) {
    va_list again;
    va_copy(again, values);
    int length = std::vsnprintf(nullptr, 0, pattern, again);
    va_end(again);
    if (length <= 0) return std::string();
    std::vector<char> buffer(std::size_t(length) + 1);
    std::vsnprintf(buffer.data(), buffer.size(), pattern, values);
    return std::string(buffer.data(), std::size_t(length));
}

inline std::string formatValues(const char *pattern, ...) {
    va_list values;
    va_start(values, pattern);
    std::string text = formatList(pattern, values);
    va_end(values);
    return text;
}

} // namespace touchstone_testlib

/* A template, so that it is preferred to std::format where a program uses the whole namespace std. */
template <typename... Values> std::string format(const char *pattern, Values... values) {
    return touchstone_testlib::formatValues(pattern, values...);
}

template <typename... Values> std::string format(const std::string &pattern, Values... values) {
    return touchstone_testlib::formatValues(pattern.c_str(), values...);
}

template <typename... Values> std::string testlib_format_(const char *pattern, Values... values) {
    return touchstone_testlib::formatValues(pattern, values...);
}

inline bool isBlanks(char c) { return c == LF || c == CR || c == SPACE || c == TAB; }
inline bool isBlanks(int c) { return c >= 0 && c <= 32 && isBlanks(char(c)); }
inline bool isEoln(char c) { return c == LF || c == CR; }
inline bool isEoln(int c) { return c == 10 || c == 13; }
inline bool isEof(char c) { return (unsigned char) c == EOFC; }
inline bool isEof(int c) { return c < 0 || c == EOFC; }
template <typename C> bool isSpace(C c) { return c == C(' ') || c == C('\t') || c == C('\n') || c == C('\r'); }

inline char upperCase(char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; }
inline char lowerCase(char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; }

inline std::string upperCase(std::string text) {
    for (char &c : text) c = upperCase(c);
    return text;
}

inline std::string lowerCase(std::string text) {
    for (char &c : text) c = lowerCase(c);
    return text;
}

/* Long values are shown by their two ends. */
inline std::string compress(const std::string &text) {
    const std::size_t shown = 64;
    if (text.size() <= shown) return text;
    return text.substr(0, 30) + "..." + text.substr(text.size() - 31);
}

inline std::string trim(const std::string &text) {
    std::size_t first = 0, last = text.size();
    while (first < last && isBlanks(text[first])) first++;
    while (last > first && isBlanks(text[last - 1])) last--;
    return text.substr(first, last - first);
}

/* Parts between separators, empty ones included: "a,,b" has three. */
inline std::vector<std::string> split(const std::string &text, const std::string &separators) {
    std::vector<std::string> parts(1);
    for (char c : text) {
        if (separators.find(c) != std::string::npos)
            parts.push_back(std::string());
        else
            parts.back() += c;
    }
    return parts;
}

inline std::vector<std::string> split(const std::string &text, char separator) {
    return split(text, std::string(1, separator));
}

/* Parts that are not empty. */
inline std::vector<std::string> tokenize(const std::string &text, const std::string &separators) {
    std::vector<std::string> tokens;
    for (std::string &part : split(text, separators))
        if (!part.empty()) tokens.push_back(std::move(part));
    return tokens;
}

inline std::vector<std::string> tokenize(const std::string &text, char separator) {
    return tokenize(text, std::string(1, separator));
}

/* 1st, 2nd, 3rd, 4th, …, 11th, … */
inline std::string englishEnding(int number) {
    int last = std::abs(number % 100);
    if (last / 10 == 1) return "th";
    switch (last % 10) {
        case 1: return "st";
        case 2: return "nd";
        case 3: return "rd";
        default: return "th";
    }
}

template <typename T> std::string toString(const T &value) {
    std::ostringstream text;
    text.precision(16);
    text << value;
    return text.str();
}

template <typename T> std::string vtos(const T &value) { return toString(value); }

template <typename It, typename Separator> std::string join(It first, It last, Separator separator) {
    std::ostringstream text;
    text.precision(16);
    for (It at = first; at != last; ++at) {
        if (at != first) text << separator;
        text << *at;
    }
    return text.str();
}

template <typename Collection> std::string join(const Collection &items, const std::string &separator) {
    return join(items.begin(), items.end(), separator);
}

template <typename Collection> std::string join(const Collection &items, char separator = ' ') {
    return join(items.begin(), items.end(), separator);
}

template <typename T> std::string toString(const std::vector<T> &values) { return join(values, ' '); }

namespace touchstone_testlib {

/* A pair of equal iterators is printed as the range between them; text is text even though it is a pointer. */
template <typename T> struct IsRangeEnd {
    template <typename I>
    static std::true_type test(typename std::iterator_traits<I>::iterator_category *);
    template <typename> static std::false_type test(...);
    static const bool isText = std::is_same<T, const char *>::value || std::is_same<T, char *>::value;
    static const bool value = decltype(test<T>(nullptr))::value && !isText;
};

template <typename T> void printOne(const T &value) { std::cout << value; }

template <typename T> void printOne(const std::vector<T> &values) {
    bool isFirst = true;
    for (const auto &value : values) {
        if (!isFirst) std::cout << ' ';
        isFirst = false;
        printOne(value);
    }
}

template <typename A> void printRest(const A &last) { printOne(last); }

template <typename A, typename... Rest> void printRest(const A &first, const Rest &...rest) {
    printOne(first);
    std::cout << ' ';
    printRest(rest...);
}

template <typename First, typename Last> void printPair(First first, Last last, std::true_type) {
    for (First at = first; at != last; ++at) {
        if (at != first) std::cout << ' ';
        printOne(*at);
    }
}

template <typename A, typename B> void printPair(const A &first, const B &second, std::false_type) {
    printRest(first, second);
}

} // namespace touchstone_testlib

inline void println() { std::cout << std::endl; }

template <typename A> void println(const A &value) {
    touchstone_testlib::printOne(value);
    std::cout << std::endl;
}

template <typename A, typename B> void println(const A &first, const B &second) {
    typedef typename std::decay<A>::type First;
    typedef typename std::decay<B>::type Second;
    const bool isRange = std::is_same<First, Second>::value && touchstone_testlib::IsRangeEnd<First>::value;
    touchstone_testlib::printPair(first, second, std::integral_constant<bool, isRange>());
    std::cout << std::endl;
}

template <typename A, typename B, typename C, typename... Rest>
void println(const A &first, const B &second, const C &third, const Rest &...rest) {
    touchstone_testlib::printRest(first, second, third, rest...);
    std::cout << std::endl;
}

#endif
