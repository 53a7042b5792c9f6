// The validator of packages that bring none: compares the words of the output with those of the answer.
//
//   default-validator INPUT ANSWER FEEDBACK_FOLDER [OPTION...] < OUTPUT
//
// Ends with 42 (accepted) or 43 (wrong, with the reason in judgemessage.txt). Anything else is a fault of the caller.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>

namespace {

const int accepted = 42;
const int wrong = 43;
const int misused = 1;
const std::size_t shown = 60;

struct Options {
  bool isCaseSensitive = false;
  bool isSpaceSensitive = false;
  long double absolute = -1;
  long double relative = -1;
};

struct Word {
  std::string space;
  std::string text;
};

std::string feedbackFolder;

[[noreturn]] void misuse(const std::string& reason) {
  std::fprintf(stderr, "%s\n", reason.c_str());
  std::exit(misused);
}

std::string excerpt(const std::string& text) {
  return text.size() <= shown ? text : text.substr(0, shown) + "...";
}

[[noreturn]] void reject(const std::string& reason) {
  if (std::FILE* file = std::fopen((feedbackFolder + "judgemessage.txt").c_str(), "w")) {
    std::fprintf(file, "%s\n", reason.c_str());
    std::fclose(file);
  }
  std::exit(wrong);
}

std::string readAll(std::FILE* file) {
  std::string content;
  char part[1 << 16];
  while (std::size_t count = std::fread(part, 1, sizeof part, file)) content.append(part, count);
  return content;
}

bool isSpace(char letter) {
  return letter == ' ' || (letter >= '\t' && letter <= '\r');
}

bool isDigit(char letter) {
  return letter >= '0' && letter <= '9';
}

class Words {
 public:
  explicit Words(std::string content) : content(std::move(content)) {}

  // At the end the text is empty, and the space is what follows the last word.
  Word next() {
    const std::size_t spaceBegin = position;
    while (position < content.size() && isSpace(content[position])) ++position;
    const std::size_t textBegin = position;
    while (position < content.size() && !isSpace(content[position])) ++position;
    return {content.substr(spaceBegin, textBegin - spaceBegin), content.substr(textBegin, position - textBegin)};
  }

 private:
  std::string content;
  std::size_t position = 0;
};

// Decimal only: "0x10", "inf" and "nan" are words.
bool parseNumber(const std::string& text, long double& value) {
  std::size_t at = 0;
  const auto digits = [&] {
    const std::size_t begin = at;
    while (at < text.size() && isDigit(text[at])) ++at;
    return at - begin;
  };
  const auto skip = [&](const char* letters) {
    const bool found = at < text.size() && text[at] != '\0' && std::strchr(letters, text[at]) != nullptr;
    at += found;
    return found;
  };
  skip("+-");
  std::size_t count = digits();
  if (skip(".")) count += digits();
  if (count == 0) return false;
  if (skip("eE")) {
    skip("+-");
    if (digits() == 0) return false;
  }
  if (at != text.size()) return false;
  value = std::strtold(text.c_str(), nullptr);
  return true;
}

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool isSameText(const std::string& one, const std::string& other, bool isCaseSensitive) {
  if (isCaseSensitive || one.size() != other.size()) return one == other;
  for (std::size_t index = 0; index < one.size(); ++index)
    if (lower(one[index]) != lower(other[index])) return false;
  return true;
}

bool isSameWord(const std::string& output, const std::string& answer, const Options& options) {
  long double expected = 0;
  const bool hasTolerance = options.absolute >= 0 || options.relative >= 0;
  if (!hasTolerance || !parseNumber(answer, expected)) return isSameText(output, answer, options.isCaseSensitive);
  long double given = 0;
  if (!parseNumber(output, given)) return false;
  if (given == expected) return true;
  const long double difference = std::fabs(given - expected);
  return (options.absolute >= 0 && difference <= options.absolute) ||
         (options.relative >= 0 && difference <= options.relative * std::fabs(expected));
}

void readOptions(Options& options, int count, const char* const* values) {
  for (int index = 0; index < count; ++index) {
    const std::string name = values[index];
    if (name == "case_sensitive") {
      options.isCaseSensitive = true;
      continue;
    }
    if (name == "space_change_sensitive") {
      options.isSpaceSensitive = true;
      continue;
    }
    long double tolerance = 0;
    const bool isBoth = name == "float_tolerance";
    const bool isAbsolute = isBoth || name == "float_absolute_tolerance";
    const bool isRelative = isBoth || name == "float_relative_tolerance";
    if (!isAbsolute && !isRelative) misuse("unknown option: " + name);
    if (++index >= count || !parseNumber(values[index], tolerance) || tolerance < 0)
      misuse(name + " needs a number that is not negative");
    if (isAbsolute) options.absolute = tolerance;
    if (isRelative) options.relative = tolerance;
  }
}

// Where nobody can give options, they are compiled in: -D, or a line before this file.
#ifndef OPTIONS
#define OPTIONS
#endif
// The last entry only keeps the list from being empty.
const char* const compiledOptions[] = {OPTIONS ""};
const int compiledCount = static_cast<int>(sizeof compiledOptions / sizeof compiledOptions[0]) - 1;

}  // namespace

int main(int count, char** values) {
  if (count < 4) misuse("usage: default-validator INPUT ANSWER FEEDBACK_FOLDER [OPTION...] < OUTPUT");
  feedbackFolder = values[3];
  if (!feedbackFolder.empty() && feedbackFolder.back() != '/') feedbackFolder += '/';
  Options options;
  readOptions(options, compiledCount, compiledOptions);
  readOptions(options, count - 4, values + 4);
  std::FILE* answerFile = std::fopen(values[2], "rb");
  if (answerFile == nullptr) misuse("the answer cannot be read");
  Words answers(readAll(answerFile));
  Words outputs(readAll(stdin));
  for (unsigned long number = 1;; ++number) {
    const Word answer = answers.next();
    const Word output = outputs.next();
    const std::string place = "word " + std::to_string(number) + ": ";
    if (output.text.empty() != answer.text.empty()) {
      if (answer.text.empty()) reject(place + "\"" + excerpt(output.text) + "\" follows the end of the answer");
      reject(place + "the output ends where \"" + excerpt(answer.text) + "\" is expected");
    }
    if (options.isSpaceSensitive && output.space != answer.space) reject(place + "the space before it differs");
    if (answer.text.empty()) return accepted;
    if (!isSameWord(output.text, answer.text, options))
      reject(place + "\"" + excerpt(output.text) + "\" where \"" + excerpt(answer.text) + "\" is expected");
  }
}
