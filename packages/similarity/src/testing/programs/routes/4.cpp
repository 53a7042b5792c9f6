#include <iostream>
#include <list>
#include <deque>
using namespace std;
int head[200005], nxt[400005], to[400005], len[400005], edges = 0;
long long d[200005];
bool inQueue[200005];

void link(int u, int v, int w) {
  edges++;
  to[edges] = v, len[edges] = w;
  nxt[edges] = head[u];
  head[u] = edges;
}

bool improve(int v, long long value) {
  if (d[v] >= 0 && d[v] <= value) return false;
  d[v] = value;
  return true;
}

void spfa(int s) {
  deque<int> q(1, s);
  d[s] = 0;
  for (; !q.empty(); q.pop_front()) {
    int u = q.front();
    inQueue[u] = false;
    for (int e = head[u]; e; e = nxt[e]) {
      if (!improve(to[e], d[u] + len[e]) || inQueue[to[e]]) continue;
      inQueue[to[e]] = true;
      q.push_back(to[e]);
    }
  }
}

int main() {
  int n, m, u, v, w;
  cin >> n >> m;
  fill(d, d + n + 1, -1LL);
  while (m-- > 0) {
    cin >> u >> v >> w;
    link(u, v, w);
    link(v, u, w);
  }
  spfa(1);
  cout << d[n];
}
