#include <bits/stdc++.h>
using namespace std;

struct Dsu {
  vector<int> parent, size;
  int sets;
  explicit Dsu(int count) : parent(count), size(count, 1), sets(0) { iota(parent.begin(), parent.end(), 0); }
  int find(int v) { return parent[v] == v ? v : parent[v] = find(parent[v]); }
  void unite(int a, int b) {
    a = find(a);
    b = find(b);
    if (a == b) return;
    if (size[a] < size[b]) swap(a, b);
    parent[b] = a;
    size[a] += size[b];
    --sets;
  }
};

int solve(const vector<string>& rows) {
  const int w = rows.front().size();
  Dsu dsu(rows.size() * w);
  for (size_t r = 0; r < rows.size(); ++r)
    for (int c = 0; c < w; ++c) {
      if (rows[r][c] == '.') continue;
      ++dsu.sets;
      if (r > 0 && rows[r - 1][c] == '#') dsu.unite(r * w + c, (r - 1) * w + c);
      if (c > 0 && rows[r][c - 1] == '#') dsu.unite(r * w + c, r * w + c - 1);
    }
  return dsu.sets;
}

int main() {
  ios::sync_with_stdio(false);
  int h, w;
  cin >> h >> w;
  vector<string> rows;
  string line;
  while (cin >> line) rows.push_back(line);
  cout << solve(rows) << '\n';
}
