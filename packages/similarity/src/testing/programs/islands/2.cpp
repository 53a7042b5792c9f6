#include <cstdio>
#include <queue>
#include <utility>

static char land[1005][1005];
static int seen[1005][1005];
const int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};
int n, m;

void flood(int x, int y, int color) {
  std::queue<std::pair<int, int>> todo;
  todo.push({x, y});
  seen[x][y] = color;
  while (!todo.empty()) {
    auto [cx, cy] = todo.front();
    todo.pop();
    for (int d = 0; d < 4; ++d) {
      int nx = cx + dx[d], ny = cy + dy[d];
      if (nx < 1 || ny < 1 || nx > n || ny > m) continue;
      if (seen[nx][ny] || land[nx][ny] == '.') continue;
      seen[nx][ny] = color;
      todo.push(std::make_pair(nx, ny));
    }
  }
}

int countAll() {
  int color = 0;
  for (int i = 1; i <= n; ++i)
    for (int j = 1; j <= m; ++j)
      if (land[i][j] == '#' && !seen[i][j]) flood(i, j, ++color);
  return color;
}

int main() {
  scanf("%d %d", &n, &m);
  for (int i = 1; i <= n; ++i) scanf("%s", land[i] + 1);
  printf("%d\n", countAll());
}
