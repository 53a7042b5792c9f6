#include <iostream>
#include "average.h"
int main() {
  std::size_t count;
  std::cin >> count;
  std::vector<double> numbers(count);
  for (double& number : numbers) std::cin >> number;
  std::cout << "average " << average(numbers) << '\n';
}
