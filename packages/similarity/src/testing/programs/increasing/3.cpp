#include <bits/stdc++.h>
using namespace std;
const int N = 200005;
int tree[N], a[N], sorted_[N], n;

void update(int position, int length) {
  for (; position < N; position += position & -position) tree[position] = max(tree[position], length);
}

int query(int position) {
  int result = 0;
  for (; position > 0; position -= position & -position) result = max(result, tree[position]);
  return result;
}

int compress() {
  copy(a, a + n, sorted_);
  sort(sorted_, sorted_ + n);
  return unique(sorted_, sorted_ + n) - sorted_;
}

int main() {
  scanf("%d", &n);
  for (int i = 0; i < n; ++i) scanf("%d", a + i);
  int distinct = compress();
  for (int i = 0; i < n; ++i) {
    int rank = lower_bound(sorted_, sorted_ + distinct, a[i]) - sorted_ + 1;
    update(rank, query(rank - 1) + 1);
  }
  printf("%d", query(distinct));
}
