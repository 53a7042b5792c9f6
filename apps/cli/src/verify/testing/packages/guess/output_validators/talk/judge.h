#pragma once
#include <cstdlib>
#include <fstream>
#include <string>
const int accepted = 42;
[[noreturn]] inline void refuse(const std::string& folder, const std::string& reason) {
  std::ofstream(folder + "judgemessage.txt") << reason << std::endl;
  std::exit(43);
}
