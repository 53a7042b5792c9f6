#include <cstdio>
#include <cstring>
#define MAX 1010
char map_[MAX][MAX];
bool vis[MAX][MAX];
int H, W;
int step[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

void dfs(int x, int y) {
  vis[x][y] = true;
  for (int k = 0; k < 4; k++) {
    int xx = x + step[k][0];
    int yy = y + step[k][1];
    if (xx >= 0 && xx < H && yy >= 0 && yy < W && !vis[xx][yy] && map_[xx][yy] == '#') dfs(xx, yy);
  }
}

int run() {
  int ans = 0;
  memset(vis, 0, sizeof(vis));
  for (int x = 0; x < H; x++)
    for (int y = 0; y < W; y++)
      if (!vis[x][y] && map_[x][y] == '#') {
        dfs(x, y);
        ans++;
      }
  return ans;
}

int main() {
  while (scanf("%d%d", &H, &W) == 2) {
    for (int x = 0; x < H; x++) scanf("%s", map_[x]);
    printf("%d\n", run());
  }
  return 0;
}
