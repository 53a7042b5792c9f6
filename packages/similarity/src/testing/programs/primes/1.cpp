#include <iostream>
#include <vector>
using namespace std;

vector<bool> sieve(int limit) {
  vector<bool> composite(limit + 1, false);
  for (long long i = 2; i * i <= limit; i++) {
    if (composite[i]) continue;
    for (long long j = i * i; j <= limit; j += i) {
      composite[j] = true;
    }
  }
  return composite;
}

long long sumPrimes(const vector<bool>& composite) {
  long long total = 0;
  for (size_t i = 2; i < composite.size(); i++) {
    if (!composite[i]) total += i;
  }
  return total;
}

int main() {
  int tests;
  cin >> tests;
  while (tests--) {
    int limit;
    cin >> limit;
    cout << sumPrimes(sieve(limit)) << endl;
  }
  return 0;
}
