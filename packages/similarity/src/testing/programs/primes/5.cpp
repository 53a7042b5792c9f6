#include <cstdio>
#include <cstring>
const int maxn = 5000000 + 10;
char notPrime[maxn];
long long pre[maxn];

void init() {
  notPrime[0] = notPrime[1] = 1;
  for (int i = 2; i < maxn; ++i) {
    pre[i] = pre[i - 1];
    if (notPrime[i]) continue;
    pre[i] += i;
    for (int j = i + i; j < maxn; j += i) notPrime[j] = 1;
  }
}

int readInt() {
  int x;
  if (scanf("%d", &x) != 1) return 0;
  return x;
}

int main() {
  init();
  int T = readInt();
  for (int k = 0; k < T; ++k) {
    int n = readInt();
    printf("%lld\n", n < 2 ? 0LL : pre[n]);
  }
  return 0;
}
