// Compares the output with the answer as the site does without a checker: line by line, letter by letter.
//
//   same-lines INPUT ANSWER FEEDBACK_FOLDER [ignore_trailing_blanks] < OUTPUT
//
// Ends with 42 (accepted) or 43 (wrong). With the option, blanks at the ends of lines and of the text do not matter.
#include <cstdio>
#include <string>

static std::string readAll(std::FILE* file) {
  std::string content;
  char part[1 << 16];
  while (std::size_t count = std::fread(part, 1, sizeof part, file)) content.append(part, count);
  return content;
}

static bool isSpace(char letter) {
  return letter == ' ' || (letter >= '\t' && letter <= '\r');
}

static std::string withoutTrailingBlanks(const std::string& text) {
  std::string kept;
  for (char letter : text) {
    while (letter == '\n' && !kept.empty() && kept.back() != '\n' && isSpace(kept.back())) kept.pop_back();
    kept += letter;
  }
  while (!kept.empty() && isSpace(kept.back())) kept.pop_back();
  return kept;
}

int main(int count, char** values) {
  if (count < 4) return 1;
  std::FILE* answerFile = std::fopen(values[2], "rb");
  if (answerFile == nullptr) return 1;
  std::string answer = readAll(answerFile);
  std::string output = readAll(stdin);
  if (count > 4 && std::string(values[4]) == "ignore_trailing_blanks") {
    answer = withoutTrailingBlanks(answer);
    output = withoutTrailingBlanks(output);
  }
  return output == answer ? 42 : 43;
}
