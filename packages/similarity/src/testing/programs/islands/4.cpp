#include <iostream>
#include <map>
#include <stack>
#include <set>
using namespace std;
typedef pair<int, int> cell;

set<cell> readCells() {
  set<cell> cells;
  int h, w;
  char ch;
  cin >> h >> w;
  for (int k = 0; k < h * w; k++) {
    cin >> ch;
    if (ch == '#') cells.insert(cell(k / w, k % w));
  }
  return cells;
}

void eraseIsland(set<cell>& cells) {
  stack<cell> open;
  open.push(*cells.begin());
  cells.erase(cells.begin());
  while (open.size()) {
    cell top = open.top();
    open.pop();
    for (int a = -1; a <= 1; a++)
      for (int b = -1; b <= 1; b++) {
        if (abs(a) + abs(b) != 1) continue;
        auto it = cells.find(cell(top.first + a, top.second + b));
        if (it == cells.end()) continue;
        open.push(*it);
        cells.erase(it);
      }
  }
}

int main() {
  set<cell> cells = readCells();
  int answer;
  for (answer = 0; cells.size() > 0; answer++) eraseIsland(cells);
  cout << answer;
}
