// Says higher, lower or right to each guess of a number from 1 to 100.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include "judge.h"

int main(int count, char** values) {
  if (count != 6 || std::string(values[4]) != "--most") return 1;
  int secret = 0;
  std::ifstream(values[1]) >> secret;
  const std::string folder = values[3];
  for (int turn = std::atoi(values[5]); turn > 0; --turn) {
    int guess = 0;
    if (!(std::cin >> guess)) refuse(folder, "no guess");
    if (guess == secret) {
      std::cout << "right" << std::endl;
      return accepted;
    }
    std::cout << (guess < secret ? "higher" : "lower") << std::endl;
  }
  refuse(folder, "too many guesses");
}
