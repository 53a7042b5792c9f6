// Notices at once that the validator has left, and ends with an error: still a wrong answer.
#include <iostream>
#include <string>
int main() {
  std::string answer;
  for (int guess = 1; std::cin; ++guess) {
    std::cout << guess << std::endl;
    std::cin >> answer;
  }
  return 1;
}
