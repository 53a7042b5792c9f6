/* What a validator (or checker) was told on its command line, and what it noticed about the test. */
#ifndef TOUCHSTONE_TESTLIB_VALIDATOR_H
#define TOUCHSTONE_TESTLIB_VALIDATOR_H

class Validator {
public:
    std::string testset() const { return testsetName; }
    std::string group() const { return groupName; }
    std::string testOverviewLogFileName() const { return overviewFile; }

    void setTestset(const char *name) { testsetName = name; }
    void setGroup(const char *name) { groupName = name; }
    void setTestOverviewLogFileName(const char *name) { overviewFile = name; }

    /* A feature is announced first and then met, or not, by each test. */
    void addFeature(const std::string &name) {
        if (!features.insert(std::make_pair(name, false)).second)
            touchstone_testlib::conclude(touchstone_testlib::Verdict(_fail, "Feature " + name + " is registered twice"));
    }

    void feature(const std::string &name) {
        std::map<std::string, bool>::iterator found = features.find(name);
        if (found == features.end())
            touchstone_testlib::conclude(touchstone_testlib::Verdict(_fail, "Feature " + name + " is not registered"));
        found->second = true;
    }

    void addBoundsHit(const std::string &name, bool isMinimum, bool isMaximum) {
        std::pair<bool, bool> &hit = bounds[name];
        hit.first = hit.first || isMinimum;
        hit.second = hit.second || isMaximum;
    }

    /* Does nothing unless an overview was asked for. */
    bool writeTestOverviewLog() const {
        if (overviewFile.empty()) return true;
        std::ofstream file(overviewFile.c_str());
        for (const auto &bound : bounds) {
            file << '"' << bound.first << "\":";
            if (bound.second.first) file << " min-value-hit";
            if (bound.second.second) file << " max-value-hit";
            file << '\n';
        }
        for (const auto &entry : features) {
            file << "feature \"" << entry.first << "\":";
            if (entry.second) file << " hit";
            file << '\n';
        }
        file.close();
        return bool(file);
    }

private:
    std::string testsetName, groupName, overviewFile;
    std::map<std::string, bool> features;
    std::map<std::string, std::pair<bool, bool>> bounds;
};

class Checker {
public:
    std::string testset() const { return testsetName; }
    std::string group() const { return groupName; }
    void setTestset(const char *name) { testsetName = name; }
    void setGroup(const char *name) { groupName = name; }

private:
    std::string testsetName, groupName;
};

static Validator validator;
static Checker checker;

inline void addFeature(const std::string &name) {
    if (touchstone_testlib::state().mode != _validator)
        touchstone_testlib::conclude(touchstone_testlib::Verdict(_fail, "Features are for validators only"));
    validator.addFeature(name);
}

inline void feature(const std::string &name) {
    if (touchstone_testlib::state().mode != _validator)
        touchstone_testlib::conclude(touchstone_testlib::Verdict(_fail, "Features are for validators only"));
    validator.feature(name);
}

#endif
