#include <cstdio>
#include <queue>
#include <vector>
#include <cstring>
#define P std::pair<int, int>
std::vector<P> adj[100010];
int dis[100010], vis[100010], N, M;

int shortestPath(int s, int t) {
  memset(dis, 0x3f, sizeof(dis));
  std::priority_queue<P> pq;
  dis[s] = 0;
  pq.push(P(0, s));
  while (pq.size()) {
    int x = pq.top().second;
    pq.pop();
    if (vis[x]) continue;
    vis[x] = 1;
    if (x == t) break;
    for (size_t i = 0; i < adj[x].size(); i++) {
      int y = adj[x][i].first, z = adj[x][i].second;
      if (dis[x] + z < dis[y]) {
        dis[y] = dis[x] + z;
        pq.push(P(-dis[y], y));
      }
    }
  }
  return vis[t] ? dis[t] : -1;
}

void build() {
  scanf("%d%d", &N, &M);
  for (int i = 0; i < M; i++) {
    int a, b, c;
    scanf("%d%d%d", &a, &b, &c);
    adj[a].push_back(P(b, c));
    adj[b].push_back(P(a, c));
  }
}

int main() {
  build();
  printf("%d\n", shortestPath(1, N));
  return 0;
}
