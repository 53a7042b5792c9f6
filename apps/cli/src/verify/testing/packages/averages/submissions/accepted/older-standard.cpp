// `concept` became a word of the language with C++ 20.
#include <iostream>
int main() {
  int count, concept = 0, number;
  std::cin >> count;
  for (int index = 0; index < count; ++index) std::cin >> number, concept += number;
  std::cout << "average " << double(concept) / count << std::endl;
}
