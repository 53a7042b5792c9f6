#include <iostream>
#include <map>
#include <vector>

class Chain {
  std::map<long long, int> lengthByEnd;

 public:
  void append(long long x) {
    auto after = lengthByEnd.lower_bound(x);
    int length = 1;
    if (after != lengthByEnd.begin()) length = std::prev(after)->second + 1;
    while (after != lengthByEnd.end() && after->second <= length) after = lengthByEnd.erase(after);
    lengthByEnd.emplace_hint(after, x, length);
  }

  int longest() const { return lengthByEnd.empty() ? 0 : lengthByEnd.rbegin()->second; }
};

std::vector<long long> load(std::istream& in) {
  size_t n;
  in >> n;
  std::vector<long long> numbers(n);
  for (auto& number : numbers) in >> number;
  return numbers;
}

int main() {
  Chain chain;
  for (long long number : load(std::cin)) chain.append(number);
  std::cout << chain.longest() << "\n";
}
