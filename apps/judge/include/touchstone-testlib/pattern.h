/*
 * The small regular expressions of readToken, readLine and rnd.next.
 *
 *   abc           these characters        [a-z0-9_]  one of a set      [^a-z]  one outside a set
 *   x{3} x{1,5} x{2,} x? x* x+            repeats     a|b  either       (…)     a group      \x  x itself
 *
 * Blanks between the parts mean nothing ("one | two"); inside a set or after a backslash they are themselves. A repeat
 * takes as much as it can and gives nothing back: "[0-9]?1" does not match "1".
 *
 * A pattern is a tree of alternatives, each a sequence of pieces. Matching moves a set of positions through the tree, so
 * that no text, however long or hostile, makes it explode or recurse deeper than the pattern itself.
 */
#ifndef TOUCHSTONE_TESTLIB_PATTERN_H
#define TOUCHSTONE_TESTLIB_PATTERN_H

namespace touchstone_testlib {

struct PatternPiece;
typedef std::vector<PatternPiece> PatternSequence;
typedef std::vector<PatternSequence> PatternChoice;

struct PatternPiece {
    /* A group if it has alternatives, else one character of the set. */
    PatternChoice group;
    std::vector<bool> isIn;
    std::string members;
    std::size_t least = 1, most = 1;
};

const std::size_t unlimited = std::numeric_limits<std::size_t>::max();

class PatternParser {
public:
    explicit PatternParser(const std::string &text) : text(text), at(0) {}

    PatternChoice parse() {
        PatternChoice choice = parseChoice();
        if (at != text.size()) refuse("unexpected ')'");
        return choice;
    }

private:
    const std::string &text;
    std::size_t at;

    [[noreturn]] void refuse(const char *why) {
        conclude(Verdict(_fail, "Bad pattern \"" + compress(text) + "\": " + why));
    }

    bool sees(char c) const { return at < text.size() && text[at] == c; }

    void skipBlanks() {
        while (at < text.size() && isBlanks(text[at])) at++;
    }

    PatternChoice parseChoice() {
        PatternChoice choice(1, parseSequence());
        while (sees('|')) {
            at++;
            choice.push_back(parseSequence());
        }
        return choice;
    }

    PatternSequence parseSequence() {
        PatternSequence sequence;
        for (skipBlanks(); at < text.size() && text[at] != '|' && text[at] != ')'; skipBlanks()) {
            PatternPiece piece = parseAtom();
            skipBlanks();
            parseRepeat(piece);
            sequence.push_back(std::move(piece));
        }
        return sequence;
    }

    PatternPiece parseAtom() {
        PatternPiece piece;
        if (sees('(')) {
            at++;
            piece.group = parseChoice();
            if (!sees(')')) refuse("')' is missing");
            at++;
            return piece;
        }
        piece.isIn.assign(256, false);
        if (sees('[')) {
            at++;
            parseSet(piece);
        } else {
            if (std::strchr("{}?*+]", text[at]) && text[at] != '\0') refuse("a repeat without something to repeat");
            piece.isIn[(unsigned char) takeLiteral()] = true;
        }
        for (int c = 0; c < 256; c++)
            if (piece.isIn[std::size_t(c)]) piece.members += char(c);
        return piece;
    }

    char takeLiteral() {
        if (sees('\\') && ++at == text.size()) refuse("nothing follows the backslash");
        return text[at++];
    }

    void parseSet(PatternPiece &piece) {
        bool isNegated = sees('^');
        if (isNegated) at++;
        while (!sees(']')) {
            if (at >= text.size()) refuse("']' is missing");
            unsigned char first = (unsigned char) takeLiteral(), last = first;
            if (sees('-') && at + 1 < text.size() && text[at + 1] != ']') {
                at++;
                last = (unsigned char) takeLiteral();
            }
            if (last < first) refuse("a range ends before it begins");
            for (unsigned c = first; c <= last; c++) piece.isIn[c] = true;
        }
        at++;
        if (isNegated) piece.isIn.flip();
    }

    void parseRepeat(PatternPiece &piece) {
        if (sees('?')) setRepeat(piece, 0, 1);
        else if (sees('*')) setRepeat(piece, 0, unlimited);
        else if (sees('+')) setRepeat(piece, 1, unlimited);
        else if (sees('{')) parseBraces(piece);
    }

    void setRepeat(PatternPiece &piece, std::size_t least, std::size_t most) {
        at++;
        piece.least = least;
        piece.most = most;
    }

    void parseBraces(PatternPiece &piece) {
        std::size_t end = text.find('}', at);
        if (end == std::string::npos) refuse("'}' is missing");
        std::vector<std::string> bounds = split(text.substr(at + 1, end - at - 1), ',');
        if (bounds.size() > 2) refuse("a repeat has at most two bounds");
        piece.least = parseBound(bounds[0], 0);
        piece.most = bounds.size() == 1 ? piece.least : parseBound(bounds[1], unlimited);
        if (piece.most < piece.least) refuse("the bounds of a repeat are in the wrong order");
        at = end + 1;
    }

    std::size_t parseBound(const std::string &text, std::size_t ifEmpty) {
        std::string digits = trim(text);
        unsigned long long value = 0;
        if (digits.empty()) return ifEmpty;
        if (!parseUnsigned(digits, value)) refuse("a bound of a repeat is not a number");
        return std::size_t(value);
    }
};

/* Positions in a text that have been reached, ascending. */
typedef std::vector<std::size_t> Positions;

inline Positions matchChoice(const PatternChoice &choice, const std::string &text, const Positions &from);

inline void keepDistinct(Positions &positions) {
    std::sort(positions.begin(), positions.end());
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
}

inline Positions matchSet(const PatternPiece &piece, const std::string &text, const Positions &from) {
    Positions reached;
    for (std::size_t start : from) {
        std::size_t end = start;
        while (end < text.size() && end - start < piece.most && piece.isIn[(unsigned char) text[end]]) end++;
        if (end - start >= piece.least) reached.push_back(end);
    }
    return reached;
}

inline Positions matchGroup(const PatternPiece &piece, const std::string &text, const Positions &from) {
    Positions current = from;
    std::size_t count = 0;
    while (count < piece.most) {
        Positions next = matchChoice(piece.group, text, current);
        if (next.empty() || next == current) break;
        current = std::move(next);
        count++;
    }
    /* A group that matched without moving can do so as often as is asked for. */
    bool isStill = count < piece.least && matchChoice(piece.group, text, current) == current && !current.empty();
    return count >= piece.least || isStill ? current : Positions();
}

inline Positions matchChoice(const PatternChoice &choice, const std::string &text, const Positions &from) {
    Positions reached;
    for (const PatternSequence &sequence : choice) {
        Positions current = from;
        for (const PatternPiece &piece : sequence) {
            current = piece.group.empty() ? matchSet(piece, text, current) : matchGroup(piece, text, current);
            keepDistinct(current);
        }
        reached.insert(reached.end(), current.begin(), current.end());
    }
    keepDistinct(reached);
    return reached;
}

} // namespace touchstone_testlib

class random_t;

class pattern {
public:
    explicit pattern(const std::string &text)
        : text(text), choice(touchstone_testlib::PatternParser(this->text).parse()) {}

    bool matches(const std::string &value) const {
        touchstone_testlib::Positions start(1, 0);
        touchstone_testlib::Positions ends = touchstone_testlib::matchChoice(choice, value, start);
        return !ends.empty() && ends.back() == value.size();
    }

    /* A random text that matches. */
    std::string next(random_t &random) const;

    std::string src() const { return text; }

private:
    std::string text;
    touchstone_testlib::PatternChoice choice;
};

namespace touchstone_testlib {

/* Validators ask for the same few patterns in every line. */
inline const pattern &compiledPattern(const std::string &text) {
    static std::unordered_map<std::string, pattern> *known = new std::unordered_map<std::string, pattern>();
    auto found = known->find(text);
    if (found == known->end()) found = known->emplace(text, pattern(text)).first;
    return found->second;
}

} // namespace touchstone_testlib

#endif
