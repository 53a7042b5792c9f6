/* Result codes, kinds of programs, and what the running program knows of itself. */
#ifndef TOUCHSTONE_TESTLIB_RESULTS_H
#define TOUCHSTONE_TESTLIB_RESULTS_H

enum TResult : int {
    _ok = 0,
    _wa = 1,
    _pe = 2,
    _fail = 3,
    _dirt = 4,
    _points = 5,
    _unexpected_eof = 8,
    _partially = 16
};

/* Partially correct, from 0 (nothing) to 100 (everything). */
#define _pc(score) (TResult(_partially + (score)))

enum TMode { _input, _output, _answer };

enum TTestlibMode { _unknown, _checker, _validator, _generator, _interactor };

#define LF ((char)10)
#define CR ((char)13)
#define TAB ((char)9)
#define SPACE ((char)' ')
#define EOFC (255)

#ifndef OK_EXIT_CODE
#define OK_EXIT_CODE 0
#endif
#ifndef WA_EXIT_CODE
#define WA_EXIT_CODE 1
#endif
#ifndef PE_EXIT_CODE
#define PE_EXIT_CODE 2
#endif
#ifndef FAIL_EXIT_CODE
#define FAIL_EXIT_CODE 3
#endif
#ifndef DIRT_EXIT_CODE
#define DIRT_EXIT_CODE 4
#endif
#ifndef POINTS_EXIT_CODE
#define POINTS_EXIT_CODE 7
#endif
#ifndef UNEXPECTED_EOF_EXIT_CODE
#define UNEXPECTED_EOF_EXIT_CODE 8
#endif
#ifndef PC_BASE_EXIT_CODE
#define PC_BASE_EXIT_CODE 16
#endif

namespace touchstone_testlib {

struct ProgramState {
    TTestlibMode mode = _unknown;
    std::string name;
    std::string resultFile;
    bool isXmlResult = false;
    std::string xmlEncoding = "windows-1251";
    /* 0: no test case is set. */
    int testCase = 0;
    bool hasVerdict = false;
    bool hasReadEof = false;
    bool isGuarded = true;
};

/* Never destroyed: it is asked until the very end of the program. */
inline ProgramState &state() {
    static ProgramState *only = new ProgramState();
    return *only;
}

/* Codes to which judges give a meaning of their own: 42 and 43 (accepted, wrong), 99 to 103 (points and verdicts). */
inline bool isTakenExitCode(int code) {
    return code == 42 || code == 43 || (code >= 99 && code <= 103);
}

} // namespace touchstone_testlib

inline int resultExitCode(TResult result) {
    switch (result) {
        case _ok: return OK_EXIT_CODE;
        case _wa: return WA_EXIT_CODE;
        case _pe: return PE_EXIT_CODE;
        case _fail: return FAIL_EXIT_CODE;
        case _dirt: return DIRT_EXIT_CODE;
        case _points: return POINTS_EXIT_CODE;
        case _unexpected_eof: return UNEXPECTED_EOF_EXIT_CODE;
        default: break;
    }
    if (result < _partially) return FAIL_EXIT_CODE;
    /* The score is in the message as well; a code that would be misread gives way to the base. */
    int code = PC_BASE_EXIT_CODE + (int(result) - int(_partially));
    return code > 255 || touchstone_testlib::isTakenExitCode(code) ? PC_BASE_EXIT_CODE : code;
}

#endif
