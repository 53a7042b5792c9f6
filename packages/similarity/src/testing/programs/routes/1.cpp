#include <iostream>
#include <queue>
#include <vector>
using namespace std;

struct Edge {
  int to;
  long long weight;
};

const long long INF = 1e18;
vector<Edge> graph[100005];
long long dist[100005];
int n, m;

void readGraph() {
  cin >> n >> m;
  for (int i = 0; i < m; i++) {
    int a, b, w;
    cin >> a >> b >> w;
    graph[a].push_back({b, w});
    graph[b].push_back({a, w});
  }
}

void dijkstra(int source) {
  for (int i = 1; i <= n; i++) dist[i] = INF;
  priority_queue<pair<long long, int>, vector<pair<long long, int>>, greater<pair<long long, int>>> heap;
  dist[source] = 0;
  heap.push({0, source});
  while (!heap.empty()) {
    auto [d, v] = heap.top();
    heap.pop();
    if (d > dist[v]) continue;
    for (const Edge& e : graph[v]) {
      if (dist[e.to] > d + e.weight) {
        dist[e.to] = d + e.weight;
        heap.push({dist[e.to], e.to});
      }
    }
  }
}

int main() {
  readGraph();
  dijkstra(1);
  if (dist[n] == INF) cout << -1 << endl;
  else cout << dist[n] << endl;
  return 0;
}
