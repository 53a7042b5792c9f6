#include <cstdio>
#include <cstring>

int adjacency[1005][1005];
int cost[1005], done[1005];
int n, m;

int nearest() {
  int best = 0;
  for (int i = 1; i <= n; i++)
    if (!done[i] && cost[i] < cost[best]) best = i;
  return best;
}

void relaxFrom(int u) {
  done[u] = 1;
  for (int v = 1; v <= n; v++) {
    int candidate = cost[u] + adjacency[u][v];
    if (candidate < cost[v]) cost[v] = candidate;
  }
}

int main() {
  memset(adjacency, 0x3f, sizeof adjacency);
  memset(cost, 0x3f, sizeof cost);
  scanf("%d%d", &n, &m);
  while (m--) {
    int x, y, z;
    scanf("%d%d%d", &x, &y, &z);
    if (z < adjacency[x][y]) adjacency[x][y] = adjacency[y][x] = z;
  }
  cost[1] = 0;
  for (int u = nearest(); u != 0; u = nearest()) relaxFrom(u);
  printf("%d\n", done[n] ? cost[n] : -1);
}
