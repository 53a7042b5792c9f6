/* What a program becomes, and what it owes at its end. */
#ifndef TOUCHSTONE_TESTLIB_REGISTER_H
#define TOUCHSTONE_TESTLIB_REGISTER_H

namespace touchstone_testlib {

/* At exit there is no way back to a normal end: flush what was written and leave with the code of FAIL. */
[[noreturn]] inline void failAtExit(const std::string &why) {
    Verdict verdict(_fail, why);
    writeResultFile(verdict);
    writeMessage(verdict);
    std::cout.flush();
    std::fflush(nullptr);
    ::_exit(resultExitCode(_fail));
}

inline std::string findDebt() {
    switch (state().mode) {
        case _checker: return "Checker must end with quit or quitf call.";
        case _interactor: return "Interactor must end with quit or quitf call.";
        case _validator: return state().hasReadEof ? "" : "Validator must end with readEof call.";
        default: return "";
    }
}

inline void settleAtExit() {
    if (state().hasVerdict || !state().isGuarded) return;
    std::string debt = findDebt();
    if (!debt.empty()) failAtExit(debt);
    if (state().mode == _validator && !validator.writeTestOverviewLog()) failAtExit("Can not write the test overview");
    if (state().mode == _generator && options().mustUseAll && !options().isCheckOff && !options().unused.empty())
        failAtExit("Option \"" + *options().unused.begin() + "\" is not used");
}

inline void become(TTestlibMode mode) {
    bool isFirst = state().mode == _unknown;
    state().mode = mode;
    if (isFirst) std::atexit(settleAtExit);
}

[[noreturn]] inline void showUsage(const char *arguments) {
    std::string usage = "Usage: program " + std::string(arguments);
    if (!state().name.empty()) usage = state().name + ". " + usage;
    conclude(Verdict(_fail, usage));
}

/* Takes "--testset X" and its like out of the arguments; what remains is returned. */
template <typename Target> std::vector<std::string> takeNamed(int argc, char *argv[], Target &target) {
    std::vector<std::string> rest;
    for (int i = 1; i < argc; i++) {
        std::string argument = argv[i];
        bool hasValue = i + 1 < argc;
        if (argument == "--testset" && hasValue) target.setTestset(argv[++i]);
        else if (argument == "--group" && hasValue) target.setGroup(argv[++i]);
        else rest.push_back(argument);
    }
    return rest;
}

/* [<result> [-appes]] */
inline void takeResult(const std::vector<std::string> &arguments, std::size_t place, const char *usage) {
    if (arguments.size() > place + 2) showUsage(usage);
    if (arguments.size() > place) state().resultFile = arguments[place];
    if (arguments.size() <= place + 1) return;
    std::string option = upperCase(arguments[place + 1]);
    if (option != "-APPES" && option != "APPES") showUsage(usage);
    state().isXmlResult = true;
}

} // namespace touchstone_testlib

__attribute__((format(printf, 1, 2))) inline void setName(const char *text, ...) {
    va_list values;
    va_start(values, text);
    touchstone_testlib::state().name = touchstone_testlib::formatList(text, values);
    va_end(values);
}

inline void setTestCase(int testCase) { touchstone_testlib::state().testCase = testCase; }
inline void unsetTestCase() { touchstone_testlib::state().testCase = 0; }
inline void setAppesModeEncoding(const std::string &encoding) { touchstone_testlib::state().xmlEncoding = encoding; }
inline void disableFinalizeGuard() { touchstone_testlib::state().isGuarded = false; }

/* From now on standard output is the file with this number for a name. */
inline void startTest(int test) {
    std::cout.flush();
    std::string fileName = std::to_string(test);
    if (std::freopen(fileName.c_str(), "wt", stdout) == nullptr) quit(_fail, "Can not write the file " + fileName);
}

inline void registerTestlibCmd(int argc, char *argv[]) {
    const char *usage = "<input> <output> <answer> [<result> [-appes]] [--testset X] [--group Y]";
    touchstone_testlib::become(_checker);
    std::vector<std::string> arguments = touchstone_testlib::takeNamed(argc, argv, checker);
    if (arguments.size() < 3) touchstone_testlib::showUsage(usage);
    touchstone_testlib::takeResult(arguments, 3, usage);
    inf.init(arguments[0], _input);
    ans.init(arguments[2], _answer);
    ouf.init(arguments[1], _output);
}

/* The same, the arguments one by one. */
inline void registerTestlib(int argc, ...) {
    std::vector<char *> arguments(1, const_cast<char *>("program"));
    va_list values;
    va_start(values, argc);
    for (int i = 0; i < argc; i++) arguments.push_back(va_arg(values, char *));
    va_end(values);
    registerTestlibCmd(int(arguments.size()), arguments.data());
}

inline void registerInteraction(int argc, char *argv[]) {
    const char *usage = "<input> <output> [<answer> [<result> [-appes]]]";
    touchstone_testlib::become(_interactor);
    std::vector<std::string> arguments = touchstone_testlib::takeNamed(argc, argv, checker);
    if (arguments.size() < 2) touchstone_testlib::showUsage(usage);
    touchstone_testlib::takeResult(arguments, 3, usage);
    /* A partner that is gone is noticed at the next read, and judged there; a signal would leave no verdict. */
    std::signal(SIGPIPE, SIG_IGN);
    inf.init(arguments[0], _input);
    ouf.init(stdin, _output);
    if (arguments.size() > 2) ans.init(arguments[2], _answer);
    else ans.initEmpty("answer", _answer);
    tout.open(arguments[1].c_str(), std::ios_base::out);
    if (!tout.is_open()) quit(_fail, "Can not write to the output file " + arguments[1]);
}

inline void registerValidation(int argc, char *argv[]) {
    touchstone_testlib::become(_validator);
    std::vector<std::string> arguments = touchstone_testlib::takeNamed(argc, argv, validator);
    for (std::size_t i = 0; i + 1 < arguments.size(); i++)
        if (arguments[i] == "--testOverviewLogFileName") validator.setTestOverviewLogFileName(arguments[i + 1].c_str());
    inf.init(stdin, _input);
    inf.strict = true;
}

inline void registerValidation() {
    char *none[] = {nullptr};
    registerValidation(0, none);
}

/* There is one kind of random numbers here, whatever version was asked for. */
inline void registerGen(int argc, char *argv[], int randomGeneratorVersion = 1) {
    if (randomGeneratorVersion != 0 && randomGeneratorVersion != 1)
        touchstone_testlib::refuseCall("registerGen: the version of the random generator is 0 or 1");
    random_t::version = randomGeneratorVersion;
    touchstone_testlib::become(_generator);
    rnd.setSeed(argc, argv);
    prepareOpts(argc, argv);
}

#endif
