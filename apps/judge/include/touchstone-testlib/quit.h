/* Ending a program with a verdict, and conditions that must hold. */
#ifndef TOUCHSTONE_TESTLIB_QUIT_H
#define TOUCHSTONE_TESTLIB_QUIT_H

namespace touchstone_testlib {

[[noreturn]] inline void endWith(TResult result, const std::string &message) {
    /* Saying more than was asked is not an answer. An interactor cannot know what its partner still wants to say. */
    if (result == _ok && state().mode == _checker && ouf.opened && !ouf.seekEof())
        ouf.quit(_dirt, "Extra information in the output file");
    ouf.quit(result, message);
}

[[noreturn]] inline void endWithPoints(const std::string &points, const std::string &message) {
    conclude(Verdict(_points, message, points));
}

} // namespace touchstone_testlib

[[noreturn]] inline void quit(TResult result, const std::string &message) { touchstone_testlib::endWith(result, message); }
[[noreturn]] inline void quits(TResult result, const std::string &message) { touchstone_testlib::endWith(result, message); }

[[noreturn]] __attribute__((format(printf, 2, 3))) inline void quitf(TResult result, const char *message, ...) {
    va_list values;
    va_start(values, message);
    std::string text = touchstone_testlib::formatList(message, values);
    va_end(values);
    touchstone_testlib::endWith(result, text);
}

__attribute__((format(printf, 3, 4))) inline void quitif(bool condition, TResult result, const char *message, ...) {
    if (!condition) return;
    va_list values;
    va_start(values, message);
    std::string text = touchstone_testlib::formatList(message, values);
    va_end(values);
    touchstone_testlib::endWith(result, text);
}

template <typename Points> [[noreturn]] void quitp(Points points, const std::string &message = "") {
    touchstone_testlib::endWithPoints(touchstone_testlib::pointsText((long double) points), message);
}

template <typename Points, typename First, typename... Rest>
[[noreturn]] void quitp(Points points, const char *message, First first, Rest... rest) {
    quitp(points, touchstone_testlib::formatValues(message, first, rest...));
}

/* Points as free text. */
[[noreturn]] inline void quitpi(const std::string &points, const std::string &message = "") {
    if (points.empty() || points.find_first_of(" \t\r\n") != std::string::npos)
        touchstone_testlib::conclude(touchstone_testlib::Verdict(_fail, "Points must not be empty or contain blanks"));
    touchstone_testlib::endWithPoints(points, message);
}

template <typename First, typename... Rest>
[[noreturn]] void quitpi(const std::string &points, const char *message, First first, Rest... rest) {
    quitpi(points, touchstone_testlib::formatValues(message, first, rest...));
}

/* The global conditions are promises of the problem itself; those of a stream are in InStream. */
inline void touchstoneEnsure(bool condition, const char *message) {
    if (!condition) quit(_fail, message);
}

#define ensure(condition) touchstoneEnsure(bool(condition), "Condition failed: \"" #condition "\"")

__attribute__((format(printf, 2, 3))) inline void ensuref(bool condition, const char *message, ...) {
    if (condition) return;
    va_list values;
    va_start(values, message);
    std::string text = touchstone_testlib::formatList(message, values);
    va_end(values);
    quit(_fail, text);
}

namespace touchstone_testlib {

template <typename T> std::string comparable(const T &value) { return toString(value); }
inline std::string comparable(double value) { return formatValues("%.12f", value); }
inline std::string comparable(const std::string &value) { return "\"" + compress(value) + "\""; }
inline std::string comparable(const char *value) { return comparable(std::string(value)); }

} // namespace touchstone_testlib

template <typename T>
[[noreturn]] void expectedButFound(TResult result, const T &expected, const T &found, const std::string &before = "") {
    std::string text = "expected: " + touchstone_testlib::comparable(expected) +
                       ", found: " + touchstone_testlib::comparable(found);
    if (std::is_floating_point<T>::value)
        text += touchstone_testlib::formatValues(", error = %.12f", doubleDelta(std::strtod(toString(expected).c_str(), nullptr),
                                                                                std::strtod(toString(found).c_str(), nullptr)));
    quit(result, before.empty() ? text : before + " " + text);
}

template <typename T, typename First, typename... Rest>
[[noreturn]] void expectedButFound(TResult result, const T &expected, const T &found, const char *before, First first,
                                   Rest... rest) {
    expectedButFound(result, expected, found, touchstone_testlib::formatValues(before, first, rest...));
}

/* Conversions for texts that were read as tokens. Templates, so that a program may have its own of the same name. */
template <typename Text> long long stringToLongLong(InStream &stream, const Text &text) {
    long long value = 0;
    if (!touchstone_testlib::parseSigned(text, value))
        stream.quit(_pe, "Expected integer, but \"" + compress(text) + "\" found");
    return value;
}

template <typename Text> unsigned long long stringToUnsignedLongLong(InStream &stream, const Text &text) {
    unsigned long long value = 0;
    if (!touchstone_testlib::parseUnsigned(text, value))
        stream.quit(_pe, "Expected unsigned integer, but \"" + compress(text) + "\" found");
    return value;
}

template <typename Text> int stringToInt(InStream &stream, const Text &text) {
    long long value = stringToLongLong(stream, text);
    if (value < INT_MIN || value > INT_MAX) stream.quit(_pe, "Expected int32, but \"" + compress(text) + "\" found");
    return int(value);
}

template <typename Text> double stringToDouble(InStream &stream, const Text &text) {
    double value = 0;
    if (!touchstone_testlib::parseReal(text, value))
        stream.quit(_pe, "Expected double, but \"" + compress(text) + "\" found");
    return value;
}

template <typename Text>
double stringToStrictDouble(InStream &stream, const Text &text, int minimumAfterPoint, int maximumAfterPoint) {
    double value = 0;
    if (!touchstone_testlib::parseStrictReal(text, minimumAfterPoint, maximumAfterPoint, value))
        stream.quit(_pe, "Expected strict double, but \"" + compress(text) + "\" found");
    return value;
}

template <typename Text> int stringToInt(const Text &text) { return stringToInt(inf, text); }
template <typename Text> long long stringToLongLong(const Text &text) { return stringToLongLong(inf, text); }
template <typename Text> unsigned long long stringToUnsignedLongLong(const Text &text) {
    return stringToUnsignedLongLong(inf, text);
}
template <typename Text> double stringToDouble(const Text &text) { return stringToDouble(inf, text); }

#endif
