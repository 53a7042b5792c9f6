#include <bits/stdc++.h>
using namespace std;
#define MAXN 5000001
int smallest[MAXN];
vector<int> primes;
vector<long long> prefix;

void linearSieve() {
  for (int i = 2; i < MAXN; ++i) {
    if (smallest[i] == 0) primes.push_back(smallest[i] = i);
    for (int p : primes) {
      if (p > smallest[i] || 1LL * p * i >= MAXN) break;
      smallest[p * i] = p;
    }
  }
}

void buildPrefix() {
  prefix.assign(primes.size() + 1, 0);
  partial_sum(primes.begin(), primes.end(), prefix.begin() + 1);
}

long long answer(int n) {
  return prefix[upper_bound(primes.begin(), primes.end(), n) - primes.begin()];
}

int main() {
  linearSieve();
  buildPrefix();
  int q;
  cin >> q;
  for (int x; q-- && cin >> x;) cout << answer(x) << '\n';
}
