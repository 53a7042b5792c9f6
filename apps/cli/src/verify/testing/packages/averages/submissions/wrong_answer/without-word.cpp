#include <iostream>
int main() {
  int count, number;
  double sum = 0;
  std::cin >> count;
  for (int index = 0; index < count; ++index) std::cin >> number, sum += number;
  std::cout << sum / count << std::endl;
}
