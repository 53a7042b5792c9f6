/*
 * Options of generators: by place, opt<int>(1), or by name, opt<int>("n").
 *
 *   --key=value  -key=value     --key value  -key value (unless the value looks like an option)
 *   -k12  --k12 (one letter and a number)     -flag  --flag (true)
 *
 * As soon as a program uses has_opt or a default, a misspelt option would go unnoticed; then every named option must
 * have been asked for by the end, or the program fails.
 */
#ifndef TOUCHSTONE_TESTLIB_OPTIONS_H
#define TOUCHSTONE_TESTLIB_OPTIONS_H

namespace touchstone_testlib {

struct Options {
    std::vector<std::string> byPlace;
    std::map<std::string, std::string> byName;
    std::set<std::string> unused;
    bool mustUseAll = false, isCheckOff = false;
};

inline Options &options() {
    static Options *only = new Options();
    return *only;
}

inline bool isOption(const std::string &argument) {
    std::size_t dashes = argument.find_first_not_of('-');
    return (dashes == 1 || dashes == 2) && std::isalpha((unsigned char) argument[dashes]);
}

inline bool isLetterAndNumber(const std::string &body) {
    double value = 0;
    return body.size() > 1 && std::isalpha((unsigned char) body[0]) && parseReal(body.substr(1), value);
}

inline void nameOption(const std::string &key, const std::string &value) {
    options().byName[key] = value;
    options().unused.insert(key);
}

inline std::string optionText(const std::string &key) {
    auto found = options().byName.find(key);
    if (found == options().byName.end()) refuseCall("Option \"" + key + "\" is missing");
    options().unused.erase(key);
    return found->second;
}

inline std::string optionText(int place) {
    if (place < 0 || std::size_t(place) >= options().byPlace.size())
        refuseCall(formatValues("Option number %d is missing", place));
    return options().byPlace[std::size_t(place)];
}

template <typename T> struct OptionValue {
    static_assert(std::is_arithmetic<T>::value, "opt<T>: T is a number, bool, char or std::string");

    static T of(const std::string &text) {
        return std::is_floating_point<T>::value ? ofReal(text) : std::is_unsigned<T>::value ? ofUnsigned(text) : ofSigned(text);
    }

private:
    [[noreturn]] static void refuse(const std::string &text) { refuseCall("Option value \"" + compress(text) + "\" has a wrong form"); }

    static T ofReal(const std::string &text) {
        double value = 0;
        if (!parseReal(text, value)) refuse(text);
        return T(value);
    }

    static T ofUnsigned(const std::string &text) {
        unsigned long long value = 0;
        if (!parseUnsigned(text, value) || (unsigned long long) T(value) != value) refuse(text);
        return T(value);
    }

    static T ofSigned(const std::string &text) {
        long long value = 0;
        if (!parseSigned(text, value) || (long long) T(value) != value) refuse(text);
        return T(value);
    }
};

template <> struct OptionValue<std::string> {
    static std::string of(const std::string &text) { return text; }
};

template <> struct OptionValue<char> {
    static char of(const std::string &text) {
        if (text.size() != 1) refuseCall("Option value \"" + compress(text) + "\" is not one character");
        return text[0];
    }
};

template <> struct OptionValue<bool> {
    static bool of(const std::string &text) {
        std::string lower = lowerCase(text);
        if (lower == "true" || lower == "1") return true;
        if (lower == "false" || lower == "0") return false;
        refuseCall("Option value \"" + compress(text) + "\" is neither true nor false");
    }
};


} // namespace touchstone_testlib

inline void prepareOpts(int argc, char *argv[]) {
    touchstone_testlib::Options &options = touchstone_testlib::options();
    options.byPlace.assign(argv, argv + argc);
    options.byName.clear();
    options.unused.clear();
    for (int i = 1; i < argc; i++) {
        if (!touchstone_testlib::isOption(argv[i])) continue;
        std::string body = std::string(argv[i]).substr(argv[i][1] == '-' ? 2 : 1);
        std::size_t equals = body.find('=');
        if (equals != std::string::npos)
            touchstone_testlib::nameOption(body.substr(0, equals), body.substr(equals + 1));
        else if (touchstone_testlib::isLetterAndNumber(body))
            touchstone_testlib::nameOption(body.substr(0, 1), body.substr(1));
        else if (i + 1 < argc && !touchstone_testlib::isOption(argv[i + 1]))
            touchstone_testlib::nameOption(body, argv[++i]);
        else
            touchstone_testlib::nameOption(body, "true");
    }
}

inline bool has_opt(const std::string &key) {
    touchstone_testlib::options().mustUseAll = true;
    touchstone_testlib::options().unused.erase(key);
    return touchstone_testlib::options().byName.count(key) > 0;
}

inline void suppressEnsureNoUnusedOpt() { touchstone_testlib::options().isCheckOff = true; }

template <typename T> T opt(int place) { return touchstone_testlib::OptionValue<T>::of(touchstone_testlib::optionText(place)); }

template <typename T> T opt(const std::string &key) {
    return touchstone_testlib::OptionValue<T>::of(touchstone_testlib::optionText(key));
}

template <typename T> T opt(int place, const T &otherwise) {
    touchstone_testlib::options().mustUseAll = true;
    return place >= 0 && std::size_t(place) < touchstone_testlib::options().byPlace.size() ? opt<T>(place) : otherwise;
}

template <typename T> T opt(const std::string &key, const T &otherwise) { return has_opt(key) ? opt<T>(key) : otherwise; }

inline std::string opt(int place) { return opt<std::string>(place); }
inline std::string opt(const std::string &key) { return opt<std::string>(key); }
inline std::string opt(int place, const std::string &otherwise) { return opt<std::string>(place, otherwise); }
inline std::string opt(const std::string &key, const std::string &otherwise) { return opt<std::string>(key, otherwise); }

/* A list: opts<int>("sizes", ',') of --sizes=3,4,5. */
template <typename T, typename Key> std::vector<T> opts(const Key &key, char separator = ',') {
    std::vector<T> values;
    for (const std::string &part : split(opt<std::string>(key), separator))
        values.push_back(touchstone_testlib::OptionValue<T>::of(part));
    return values;
}

#endif
