/* The submission hides a number in the first pass, and finds it again in the second. The third pass only counts them. */
#include <fstream>
#include <iostream>
#include <string>
int main(int count, char **names) {
  std::ifstream input(names[1]), answer(names[2]);
  const std::string folder = names[3];
  std::string task, said;
  int secret = 0, passes = 0;
  input >> task;
  answer >> secret;
  if (count != 5) return 1;
  std::ifstream(folder + "passes") >> passes;
  std::ofstream(folder + "passes") << ++passes;
  if (!(std::cin >> said)) return 43;
  if (task == "hide") {
    if (passes != 1) return 1;
    std::ofstream(folder + "nextpass.in") << "find " << said << "\n";
    return 42;
  }
  if (task == "find") {
    if (passes != 2) return 1;
    if (said != std::to_string(secret)) return 43;
    std::ofstream(folder + "nextpass.in") << "count\n";
    return 42;
  }
  return passes == 3 && said == "3" ? 42 : 43;
}
