#include <iostream>
#include <unordered_map>
#include <vector>
typedef unsigned long long u64;

u64 triangle(u64 x) { return x % 2 ? (x + 1) / 2 * x : x / 2 * (x + 1); }

std::vector<u64> quotients(u64 n) {
  std::vector<u64> values;
  for (u64 i = 1; i <= n; i = n / (n / i) + 1) values.push_back(n / i);
  return values;
}

u64 lucy(u64 n) {
  std::unordered_map<u64, u64> sums;
  const auto values = quotients(n);
  for (u64 v : values) sums[v] = triangle(v) - 1;
  for (u64 p = 2; p * p <= n; ++p) {
    if (sums[p] == sums[p - 1]) continue;
    for (u64 v : values) {
      if (v < p * p) break;
      sums[v] -= p * (sums[v / p] - sums[p - 1]);
    }
  }
  return n < 2 ? 0 : sums.at(n);
}

int main() {
  int cases = 0;
  std::cin >> cases;
  for (; cases; --cases) {
    u64 n;
    std::cin >> n;
    std::cout << lucy(n) << std::endl;
  }
}
