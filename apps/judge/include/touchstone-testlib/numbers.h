/* The forms of numbers that count as such, and comparing doubles. */
#ifndef TOUCHSTONE_TESTLIB_NUMBERS_H
#define TOUCHSTONE_TESTLIB_NUMBERS_H

namespace touchstone_testlib {

inline bool isDigit(char c) { return c >= '0' && c <= '9'; }

/* Digits without sign and without a needless leading zero. */
inline bool parseMagnitude(const char *at, std::size_t length, unsigned long long &value) {
    if (length == 0 || (length > 1 && at[0] == '0')) return false;
    const unsigned long long largest = std::numeric_limits<unsigned long long>::max();
    value = 0;
    for (std::size_t i = 0; i < length; i++) {
        if (!isDigit(at[i])) return false;
        unsigned digit = unsigned(at[i] - '0');
        if (value > (largest - digit) / 10) return false;
        value = value * 10 + digit;
    }
    return true;
}

/* "-0", "+1", "01" and what does not fit are not integers. */
inline bool parseSigned(const std::string &text, long long &value) {
    bool isNegative = !text.empty() && text[0] == '-';
    unsigned long long magnitude = 0;
    std::size_t start = isNegative ? 1 : 0;
    if (!parseMagnitude(text.data() + start, text.size() - start, magnitude)) return false;
    const unsigned long long largest = (unsigned long long) std::numeric_limits<long long>::max();
    if (isNegative ? magnitude == 0 || magnitude > largest + 1 : magnitude > largest) return false;
    value = isNegative ? -(long long) (magnitude - 1) - 1 : (long long) magnitude;
    return true;
}

inline bool parseUnsigned(const std::string &text, unsigned long long &value) {
    return parseMagnitude(text.data(), text.size(), value);
}

struct DecimalShape {
    std::size_t before, after;
    bool hasPoint, hasPlus, hasExponent;
};

/* [sign] digits [. digits] [e [sign] digits], with a digit before or after the point. No hex, no inf, no nan. */
inline bool readShape(const std::string &text, DecimalShape &shape) {
    std::size_t at = 0;
    auto digits = [&]() {
        std::size_t start = at;
        while (at < text.size() && isDigit(text[at])) at++;
        return at - start;
    };
    auto sign = [&]() { return at < text.size() && (text[at] == '-' || text[at] == '+') ? text[at++] : '\0'; };
    shape.hasPlus = sign() == '+';
    shape.before = digits();
    shape.hasPoint = at < text.size() && text[at] == '.';
    if (shape.hasPoint) at++;
    shape.after = shape.hasPoint ? digits() : 0;
    if (shape.before + shape.after == 0) return false;
    shape.hasExponent = at < text.size() && (text[at] == 'e' || text[at] == 'E');
    if (shape.hasExponent) {
        at++;
        sign();
        if (digits() == 0) return false;
    }
    return at == text.size();
}

inline bool parseReal(const std::string &text, double &value) {
    DecimalShape shape;
    if (!readShape(text, shape)) return false;
    value = std::strtod(text.c_str(), nullptr);
    return std::isfinite(value);
}

/* Plain decimal notation with a set number of digits after the point. */
inline bool parseStrictReal(const std::string &text, int minimumAfter, int maximumAfter, double &value) {
    DecimalShape shape;
    if (!readShape(text, shape) || shape.hasPlus || shape.hasExponent || shape.before == 0) return false;
    if (shape.hasPoint && shape.after == 0) return false;
    std::size_t first = text[0] == '-' ? 1 : 0;
    if (shape.before > 1 && text[first] == '0') return false;
    if ((long long) shape.after < minimumAfter || (long long) shape.after > maximumAfter) return false;
    return parseReal(text, value);
}

} // namespace touchstone_testlib

/* Right if the absolute or the relative error is small enough. */
inline bool doubleCompare(double expected, double result, double maximumError) {
    if (std::isnan(expected) || std::isnan(result)) return std::isnan(expected) && std::isnan(result);
    if (std::isinf(expected) || std::isinf(result)) return expected == result;
    const double slack = 1e-15;
    double difference = std::fabs(result - expected);
    return difference <= maximumError + slack || difference <= std::fabs(expected) * maximumError + slack;
}

/* The smaller of the absolute and the relative error. */
inline double doubleDelta(double expected, double result) {
    double absolute = std::fabs(result - expected);
    if (std::fabs(expected) <= 1e-9) return absolute;
    return std::min(absolute, absolute / std::fabs(expected));
}

#endif
