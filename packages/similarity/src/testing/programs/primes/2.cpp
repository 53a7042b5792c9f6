#include <cmath>
#include <cstdio>

int isPrime(int x) {
  if (x < 2) return 0;
  if (x < 4) return 1;
  if (x % 2 == 0 || x % 3 == 0) return 0;
  int root = (int)sqrt((double)x);
  for (int d = 5; d <= root; d += 6)
    if (x % d == 0 || x % (d + 2) == 0) return 0;
  return 1;
}

long long add(int from, int to) {
  if (from > to) return 0;
  if (to - from < 8) {
    long long s = 0;
    do {
      if (isPrime(from)) s += from;
    } while (++from <= to);
    return s;
  }
  int middle = (from + to) / 2;
  return add(from, middle) + add(middle + 1, to);
}

int main() {
  int t, n;
  for (scanf("%d", &t); t > 0; t--) {
    scanf("%d", &n);
    printf("%lld\n", add(1, n));
  }
}
