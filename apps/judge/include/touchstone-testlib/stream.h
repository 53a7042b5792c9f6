/*
 * InStream: typed reads from the test, the contestant or the jury. A read that finds something else than it was asked
 * for ends the program; whose fault that is, fault() decides from the stream.
 */
#ifndef TOUCHSTONE_TESTLIB_STREAM_H
#define TOUCHSTONE_TESTLIB_STREAM_H

class InStream {
public:
    std::string name;
    TMode mode = _input;
    bool opened = false;
    /* Strict streams (those of validators) skip nothing by themselves. */
    bool strict = false;
    std::size_t maxTokenLength = 32 * 1024 * 1024;

    InStream() {}

    /* A text to be read as if it came from the other stream. */
    InStream(const InStream &base, const std::string &content)
        : name("content of " + base.name), mode(base.mode), opened(true), strict(base.strict),
          source(touchstone_testlib::ByteSource::ofText(content)) {}

    void init(const std::string &fileName, TMode streamMode) {
        name = fileName;
        mode = streamMode;
        int descriptor = ::open(fileName.c_str(), O_RDONLY | O_CLOEXEC);
        opened = descriptor >= 0;
        if (opened) source = touchstone_testlib::ByteSource::ofDescriptor(descriptor, true);
        else fault(_pe, "Can not open the file");
    }

    void init(std::FILE *file, TMode streamMode) {
        name = file == stdin ? "stdin" : "file";
        mode = streamMode;
        opened = true;
        source = touchstone_testlib::ByteSource::ofDescriptor(::fileno(file), false);
    }

    /* Nothing to read: an interactor without an answer file. */
    void initEmpty(const std::string &streamName, TMode streamMode) {
        name = streamName;
        mode = streamMode;
        opened = true;
        source = touchstone_testlib::ByteSource::ofText(std::string());
    }

    void close() {
        source.reset();
        opened = false;
    }

    int getLine() { return bytes().line(); }
    void setTestCase(int testCase) { touchstone_testlib::state().testCase = testCase; }

    /* ---- characters, blanks and ends ---- */

    /* (char) EOFC at the end. */
    char curChar() { return toChar(bytes().peek()); }
    char nextChar() { return toChar(bytes().take()); }
    void skipChar() { bytes().take(); }
    void skipBlanks() { bytes().skipBlanks(); }

    char readChar() {
        int c = bytes().take();
        if (c < 0) fault(_unexpected_eof, "Unexpected end of file - character expected");
        return char(c);
    }

    char readChar(char expected) {
        char found = readChar();
        if (found != expected) fault(_pe, "Unexpected character " + shown(found) + ", but " + shown(expected) + " expected");
        return found;
    }

    char readSpace() { return readChar(' '); }

    bool eof() { return bytes().peek() < 0; }

    bool seekEof() {
        skipBlanks();
        return eof();
    }

    /* At a line end it is read, otherwise nothing is. The end of the file ends a line too, except for a validator. */
    bool eoln() {
        int c = bytes().peek();
        if (c < 0) return !strict;
        if (c == LF) return bytes().take(), true;
        if (strict || !bytes().seesCarriageReturnLineFeed()) return false;
        bytes().take();
        bytes().take();
        return true;
    }

    bool seekEoln() {
        for (int c = bytes().peek(); c == ' ' || c == '\t'; c = bytes().peek()) bytes().take();
        return eoln();
    }

    void readEoln() {
        if (!eoln()) fault(_pe, "Expected EOLN");
    }

    void readEof() {
        if (!strict) skipBlanks();
        if (!eof()) fault(_pe, "Expected EOF");
        touchstone_testlib::state().hasReadEof = true;
    }

    /* ---- tokens and lines ---- */

    void readTokenTo(std::string &result) {
        if (!strict) skipBlanks();
        int c = bytes().peek();
        if (c < 0) fault(_unexpected_eof, "Unexpected end of file - token expected");
        if (isBlanks(c)) fault(_pe, "Unexpected white-space - token expected");
        if (!bytes().takeToken(result, maxTokenLength)) fault(_pe, "A token is too long");
    }

    void readTokenTo(std::string &result, const pattern &form, const std::string &variableName = "") {
        readTokenTo(result);
        if (!form.matches(result)) faultOfForm("Token", result, form, variableName);
    }

    void readTokenTo(std::string &result, const std::string &form, const std::string &variableName = "") {
        readTokenTo(result, touchstone_testlib::compiledPattern(form), variableName);
    }

    std::string readToken() {
        std::string result;
        readTokenTo(result);
        return result;
    }

    template <typename Form> std::string readToken(const Form &form, const std::string &variableName = "") {
        std::string result;
        readTokenTo(result, form, variableName);
        return result;
    }

    std::string readWord() { return readToken(); }
    template <typename Form> std::string readWord(const Form &form, const std::string &variableName = "") {
        return readToken(form, variableName);
    }
    template <typename... Rest> void readWordTo(std::string &result, const Rest &...rest) { readTokenTo(result, rest...); }

    template <typename Form>
    std::vector<std::string> readTokens(int size, const Form &form, const std::string &variablesName = "", int indexBase = 1) {
        const pattern compiled = compile(form);
        return readMany<std::string>(size, variablesName, indexBase, true,
                                     [&](const std::string &name) { return readToken(compiled, name); });
    }

    std::vector<std::string> readTokens(int size, int indexBase = 1) {
        return readMany<std::string>(size, "", indexBase, true, [&](const std::string &) { return readToken(); });
    }

    template <typename... Rest> std::vector<std::string> readWords(int size, const Rest &...rest) {
        return readTokens(size, rest...);
    }

    /* The line without its end; the stream then stands at the next one. */
    void readLineTo(std::string &result) {
        if (eof()) fault(_unexpected_eof, "Unexpected end of file - line expected");
        if (!bytes().takeLine(result, maxTokenLength)) fault(_pe, "A line is too long");
        bool isEnded = bytes().take() == LF;
        if (strict && !isEnded) fault(_pe, "Expected EOLN");
        if (!strict && !result.empty() && result[result.size() - 1] == CR) result.erase(result.size() - 1);
    }

    void readLineTo(std::string &result, const pattern &form, const std::string &variableName = "") {
        readLineTo(result);
        if (!form.matches(result)) faultOfForm("Line", result, form, variableName);
    }

    void readLineTo(std::string &result, const std::string &form, const std::string &variableName = "") {
        readLineTo(result, touchstone_testlib::compiledPattern(form), variableName);
    }

    std::string readLine() {
        std::string result;
        readLineTo(result);
        return result;
    }

    template <typename Form> std::string readLine(const Form &form, const std::string &variableName = "") {
        std::string result;
        readLineTo(result, form, variableName);
        return result;
    }

    std::string readString() { return readLine(); }
    template <typename Form> std::string readString(const Form &form, const std::string &variableName = "") {
        return readLine(form, variableName);
    }
    template <typename... Rest> void readStringTo(std::string &result, const Rest &...rest) { readLineTo(result, rest...); }

    template <typename Form>
    std::vector<std::string> readLines(int size, const Form &form, const std::string &variablesName = "", int indexBase = 1) {
        const pattern compiled = compile(form);
        return readMany<std::string>(size, variablesName, indexBase, false,
                                     [&](const std::string &name) { return readLine(compiled, name); });
    }

    std::vector<std::string> readLines(int size, int indexBase = 1) {
        return readMany<std::string>(size, "", indexBase, false, [&](const std::string &) { return readLine(); });
    }

    template <typename... Rest> std::vector<std::string> readStrings(int size, const Rest &...rest) {
        return readLines(size, rest...);
    }

    /* ---- whole numbers ---- */

    long long readLong() {
        long long value = 0;
        readTokenTo(token);
        if (!touchstone_testlib::parseSigned(token, value)) faultOfNumber("int64");
        return value;
    }

    long long readLong(long long minimum, long long maximum, const std::string &variableName = "") {
        return withinBounds("Integer", readLong(), minimum, maximum, variableName);
    }

    unsigned long long readUnsignedLong() {
        unsigned long long value = 0;
        readTokenTo(token);
        if (!touchstone_testlib::parseUnsigned(token, value)) faultOfNumber("unsigned int64");
        return value;
    }

    unsigned long long readUnsignedLong(unsigned long long minimum, unsigned long long maximum,
                                        const std::string &variableName = "") {
        return withinBounds("Unsigned integer", readUnsignedLong(), minimum, maximum, variableName);
    }

    unsigned long long readLong(unsigned long long minimum, unsigned long long maximum, const std::string &variableName = "") {
        return readUnsignedLong(minimum, maximum, variableName);
    }

    int readInt() {
        long long value = 0;
        readTokenTo(token);
        bool isNumber = touchstone_testlib::parseSigned(token, value);
        if (!isNumber || value < INT_MIN || value > INT_MAX) faultOfNumber("int32");
        return int(value);
    }

    int readInt(int minimum, int maximum, const std::string &variableName = "") {
        return withinBounds("Integer", readInt(), minimum, maximum, variableName);
    }

    int readInteger() { return readInt(); }
    int readInteger(int minimum, int maximum, const std::string &variableName = "") {
        return readInt(minimum, maximum, variableName);
    }

    std::vector<int> readInts(int size, int indexBase = 1) {
        return readMany<int>(size, "", indexBase, true, [&](const std::string &) { return readInt(); });
    }
    std::vector<int> readInts(int size, int minimum, int maximum, const std::string &variablesName = "", int indexBase = 1) {
        return readMany<int>(size, variablesName, indexBase, true,
                             [&](const std::string &name) { return readInt(minimum, maximum, name); });
    }
    template <typename... Rest> std::vector<int> readIntegers(int size, const Rest &...rest) { return readInts(size, rest...); }

    std::vector<long long> readLongs(int size, int indexBase = 1) {
        return readMany<long long>(size, "", indexBase, true, [&](const std::string &) { return readLong(); });
    }
    std::vector<long long> readLongs(int size, long long minimum, long long maximum, const std::string &variablesName = "",
                                     int indexBase = 1) {
        return readMany<long long>(size, variablesName, indexBase, true,
                                   [&](const std::string &name) { return readLong(minimum, maximum, name); });
    }

    std::vector<unsigned long long> readUnsignedLongs(int size, int indexBase = 1) {
        return readMany<unsigned long long>(size, "", indexBase, true,
                                            [&](const std::string &) { return readUnsignedLong(); });
    }
    std::vector<unsigned long long> readUnsignedLongs(int size, unsigned long long minimum, unsigned long long maximum,
                                                      const std::string &variablesName = "", int indexBase = 1) {
        return readMany<unsigned long long>(size, variablesName, indexBase, true, [&](const std::string &name) {
            return readUnsignedLong(minimum, maximum, name);
        });
    }

    /* ---- real numbers ---- */

    double readDouble() {
        double value = 0;
        readTokenTo(token);
        if (!touchstone_testlib::parseReal(token, value)) faultOfNumber("double");
        return value;
    }

    double readDouble(double minimum, double maximum, const std::string &variableName = "") {
        return withinBounds("Double", readDouble(), minimum, maximum, variableName);
    }

    double readReal() { return readDouble(); }
    double readReal(double minimum, double maximum, const std::string &variableName = "") {
        return readDouble(minimum, maximum, variableName);
    }

    /* Plain notation only, with so many digits after the point. */
    double readStrictDouble(double minimum, double maximum, int minimumAfterPoint, int maximumAfterPoint,
                            const std::string &variableName = "") {
        double value = 0;
        readTokenTo(token);
        if (!touchstone_testlib::parseStrictReal(token, minimumAfterPoint, maximumAfterPoint, value))
            faultOfNumber(touchstone_testlib::formatValues("strict double with %d to %d digits after the point",
                                                           minimumAfterPoint, maximumAfterPoint));
        return withinBounds("Strict double", value, minimum, maximum, variableName);
    }

    double readStrictReal(double minimum, double maximum, int minimumAfterPoint, int maximumAfterPoint,
                          const std::string &variableName = "") {
        return readStrictDouble(minimum, maximum, minimumAfterPoint, maximumAfterPoint, variableName);
    }

    std::vector<double> readDoubles(int size, int indexBase = 1) {
        return readMany<double>(size, "", indexBase, true, [&](const std::string &) { return readDouble(); });
    }
    std::vector<double> readDoubles(int size, double minimum, double maximum, const std::string &variablesName = "",
                                    int indexBase = 1) {
        return readMany<double>(size, variablesName, indexBase, true,
                                [&](const std::string &name) { return readDouble(minimum, maximum, name); });
    }
    template <typename... Rest> std::vector<double> readReals(int size, const Rest &...rest) {
        return readDoubles(size, rest...);
    }

    std::vector<double> readStrictDoubles(int size, double minimum, double maximum, int minimumAfterPoint,
                                          int maximumAfterPoint, const std::string &variablesName = "", int indexBase = 1) {
        return readMany<double>(size, variablesName, indexBase, true, [&](const std::string &name) {
            return readStrictDouble(minimum, maximum, minimumAfterPoint, maximumAfterPoint, name);
        });
    }
    template <typename... Rest> std::vector<double> readStrictReals(int size, const Rest &...rest) {
        return readStrictDoubles(size, rest...);
    }

    /* ---- verdicts ---- */

    [[noreturn]] void quit(TResult result, const std::string &message) { fault(result, message); }
    [[noreturn]] void quits(TResult result, const std::string &message) { fault(result, message); }

    [[noreturn]] __attribute__((format(printf, 3, 4))) void quitf(TResult result, const char *message, ...) {
        va_list values;
        va_start(values, message);
        std::string text = touchstone_testlib::formatList(message, values);
        va_end(values);
        fault(result, text);
    }

    __attribute__((format(printf, 4, 5))) void quitif(bool condition, TResult result, const char *message, ...) {
        if (!condition) return;
        va_list values;
        va_start(values, message);
        std::string text = touchstone_testlib::formatList(message, values);
        va_end(values);
        fault(result, text);
    }

    __attribute__((format(printf, 3, 4))) void ensuref(bool condition, const char *message, ...) {
        if (condition) return;
        va_list values;
        va_start(values, message);
        std::string text = touchstone_testlib::formatList(message, values);
        va_end(values);
        fault(_wa, text);
    }

    /* What `stream.ensure(condition)` becomes, see quit.h. */
    void touchstoneEnsure(bool condition, const char *message) {
        if (!condition) fault(_wa, message);
    }

    static std::string xmlSafeWrite(const std::string &text) { return touchstone_testlib::xmlText(text); }

private:
    std::shared_ptr<touchstone_testlib::ByteSource> source;
    /* Kept between reads: millions of numbers need no new memory. */
    std::string token;

    touchstone_testlib::ByteSource &bytes() {
        if (!source) touchstone_testlib::conclude(touchstone_testlib::Verdict(_fail, "A stream is used before it is opened"));
        return *source;
    }

    static char toChar(int c) { return c < 0 ? char(EOFC) : char(c); }

    static std::string shown(char c) {
        bool isPrintable = (unsigned char) c >= 32 && (unsigned char) c < 127;
        return isPrintable ? std::string("'") + c + "'" : touchstone_testlib::formatValues("#%d", int((unsigned char) c));
    }

    static pattern compile(const std::string &form) { return pattern(form); }
    static pattern compile(const pattern &form) { return form; }

    bool isContestants() const {
        TTestlibMode kind = touchstone_testlib::state().mode;
        return mode == _output && (kind == _checker || kind == _interactor);
    }

    std::string place() {
        if (name.empty()) return name;
        std::string text = name;
        if (strict && source) text += touchstone_testlib::formatValues(", line %d", getLine());
        return " (" + text + ")";
    }

    /* Only what a contestant wrote can be wrong; anything else that is wrong is a failure of the problem. */
    [[noreturn]] void fault(TResult result, const std::string &message) {
        bool isFailure = result != _ok && !isContestants();
        std::string text = isFailure && mode != _output ? message + place() : message;
        touchstone_testlib::conclude(touchstone_testlib::Verdict(isFailure ? _fail : result, text));
    }

    [[noreturn]] void faultOfNumber(const std::string &kind) {
        fault(_pe, "Expected " + kind + ", but \"" + compress(token) + "\" found");
    }

    [[noreturn]] void faultOfForm(const char *kind, const std::string &found, const pattern &form,
                                  const std::string &variableName) {
        std::string which = variableName.empty() ? kind : std::string(kind) + " parameter [name=" + variableName + "]";
        fault(_wa, which + " equals to \"" + compress(found) + "\", doesn't correspond to pattern \"" +
                       compress(form.src()) + "\"");
    }

    /* "~n" and "n~" say that the lower or upper bound is not meant to be reached by any test. */
    static std::string withoutTildes(const std::string &name, bool &isLower, bool &isUpper) {
        isLower = name.empty() || name[0] != '~';
        isUpper = name.empty() || name[name.size() - 1] != '~';
        std::string bare = isLower ? name : name.substr(1);
        if (!isUpper && !bare.empty()) bare.erase(bare.size() - 1);
        return bare;
    }

    template <typename T>
    T withinBounds(const char *kind, T value, T minimum, T maximum, const std::string &variableName) {
        bool isOutside = value < minimum || value > maximum;
        if (!isOutside && (variableName.empty() || touchstone_testlib::state().mode != _validator)) return value;
        bool isLower, isUpper;
        std::string bare = withoutTildes(variableName, isLower, isUpper);
        if (isOutside) {
            std::string what = bare.empty() ? std::string(kind) + " " + toString(value) + " violates"
                                            : std::string(kind) + " parameter [name=" + bare + "] equals to " +
                                                  toString(value) + ", violates";
            fault(_wa, what + " the range [" + toString(minimum) + ", " + toString(maximum) + "]");
        }
        std::string series = bare.substr(0, bare.find('['));
        validator.addBoundsHit(series, isLower && value == minimum, isUpper && value == maximum);
        return value;
    }

    /* A strict stream has exactly one space between the values of a list. */
    template <typename T, typename Read>
    std::vector<T> readMany(int size, const std::string &name, int indexBase, bool isSpaced, Read readOne) {
        if (size < 0) touchstone_testlib::conclude(touchstone_testlib::Verdict(_fail, "A list of negative length is read"));
        std::vector<T> values;
        for (int i = 0; i < size; i++) {
            if (i > 0 && strict && isSpaced) readSpace();
            values.push_back(readOne(name.empty() ? name : indexed(name, i + indexBase)));
        }
        return values;
    }

    static std::string indexed(const std::string &name, int index) {
        bool isUpperOpen = name[name.size() - 1] == '~';
        std::string bare = isUpperOpen ? name.substr(0, name.size() - 1) : name;
        return bare + "[" + std::to_string(index) + "]" + (isUpperOpen ? "~" : "");
    }
};

static InStream inf;
static InStream ouf;
static InStream ans;

/* An interactor's record of what happened, for a checker that may follow. */
static std::fstream tout;

#endif
