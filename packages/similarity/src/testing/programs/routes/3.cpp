#include <bits/stdc++.h>
using namespace std;
using ll = long long;
struct Road { int from, to; ll length; };

vector<Road> parse(int roads) {
  vector<Road> list;
  list.reserve(2 * roads);
  for (int k = 0; k < roads; ++k) {
    Road r;
    cin >> r.from >> r.to >> r.length;
    list.push_back(r);
    swap(r.from, r.to);
    list.push_back(r);
  }
  return list;
}

ll bellmanFord(const vector<Road>& roads, int towns) {
  vector<ll> shortest(towns + 1, LLONG_MAX);
  shortest[1] = 0;
  bool changed = true;
  for (int round = 1; changed && round < towns; ++round) {
    changed = false;
    for (auto [from, to, length] : roads) {
      if (shortest[from] == LLONG_MAX) continue;
      const ll through = shortest[from] + length;
      changed |= through < shortest[to];
      shortest[to] = min(shortest[to], through);
    }
  }
  return shortest.back() == LLONG_MAX ? -1 : shortest.back();
}

int main() {
  int towns, roads;
  cin >> towns >> roads;
  cout << bellmanFord(parse(roads), towns) << '\n';
}
