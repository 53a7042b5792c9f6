#include <cstdio>
#include <algorithm>
int a[5050], f[5050];

int read(int* list) {
  int n;
  scanf("%d", &n);
  for (int i = 1; i <= n; i++) scanf("%d", &list[i]);
  return n;
}

int solve(int n) {
  for (int i = 1; i <= n; i++) {
    f[i] = 0;
    for (int j = 1; j < i; j++)
      if (a[j] < a[i]) f[i] = std::max(f[i], f[j]);
    f[i]++;
  }
  return *std::max_element(f + 1, f + n + 1);
}

int main() {
  int n = read(a);
  printf("%d\n", n ? solve(n) : 0);
  return 0;
}
