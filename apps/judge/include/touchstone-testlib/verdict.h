/* The one way out of a program: message on stderr, result file, exit code. */
#ifndef TOUCHSTONE_TESTLIB_VERDICT_H
#define TOUCHSTONE_TESTLIB_VERDICT_H

namespace touchstone_testlib {

/* A message is read by people; megabytes of it have no use. */
const std::size_t longestMessage = 32 * 1024;

struct Verdict {
    TResult result;
    std::string message;
    /* Only for _points: the number as text. */
    std::string points;

    Verdict(TResult result, const std::string &message, const std::string &points = std::string())
        : result(result), message(message.substr(0, longestMessage)), points(points) {}

    int score() const { return int(result) - int(_partially); }
};

inline std::string verdictWords(const Verdict &verdict) {
    switch (verdict.result) {
        case _ok: return "ok";
        case _wa: return "wrong answer";
        case _pe:
        case _dirt:
        case _unexpected_eof: return "wrong output format";
        case _points: return verdict.points.empty() ? "points" : "points " + verdict.points;
        case _fail: return "FAIL";
        default: break;
    }
    return verdict.result < _partially ? "FAIL" : formatValues("partially correct (%d)", verdict.score());
}

inline const char *xmlOutcome(TResult result) {
    switch (result) {
        case _ok: return "accepted";
        case _wa: return "wrong-answer";
        case _pe:
        case _dirt: return "presentation-error";
        case _unexpected_eof: return "unexpected-eof";
        case _points: return "points";
        default: return result < _partially ? "fail" : "partially-correct";
    }
}

inline std::string xmlText(const std::string &text) {
    std::string safe;
    for (char c : text) {
        if (c == '&') safe += "&amp;";
        else if (c == '<') safe += "&lt;";
        else if (c == '>') safe += "&gt;";
        else if (c == '"') safe += "&quot;";
        else if ((unsigned char) c < 32 && c != '\n' && c != '\t') safe += '.';
        else safe += c;
    }
    return safe;
}

inline std::string xmlResult(const Verdict &verdict) {
    std::string attributes = formatValues("outcome = \"%s\"", xmlOutcome(verdict.result));
    if (verdict.result >= _partially) attributes += formatValues(" pctype = \"%d\"", verdict.score());
    if (verdict.result == _points) attributes += " points = \"" + xmlText(verdict.points) + "\"";
    return "<?xml version=\"1.0\" encoding=\"" + state().xmlEncoding + "\"?>\n<result " + attributes + ">" +
           xmlText(verdict.message) + "</result>\n";
}

/* False when the result could not be written: an unwritten verdict is a failure of the checker. */
inline bool writeResultFile(const Verdict &verdict) {
    if (state().resultFile.empty()) return true;
    std::ofstream file(state().resultFile.c_str(), std::ios::binary);
    if (state().isXmlResult)
        file << xmlResult(verdict);
    else
        file << verdictWords(verdict) << ' ' << verdict.message << '\n';
    file.close();
    return bool(file);
}

inline void writeMessage(const Verdict &verdict) {
    std::string line = verdictWords(verdict) + " " + verdict.message + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
    std::fflush(stderr);
}

[[noreturn]] inline void conclude(Verdict verdict) {
    state().hasVerdict = true;
    if (state().testCase != 0) verdict.message += formatValues(" (test case %d)", state().testCase);
    if (!writeResultFile(verdict)) verdict = Verdict(_fail, "Can not write to the result file");
    writeMessage(verdict);
    std::exit(resultExitCode(verdict.result));
}

/* Points without needless zeros: 50, 33.5, 0.125. */
inline std::string pointsText(long double points) {
    std::string text = formatValues("%.10Lf", points);
    text.erase(text.find_last_not_of('0') + 1);
    if (!text.empty() && text[text.size() - 1] == '.') text.erase(text.size() - 1);
    return text;
}

} // namespace touchstone_testlib

#endif
