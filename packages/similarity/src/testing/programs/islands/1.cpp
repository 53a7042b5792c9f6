#include <iostream>
#include <string>
#include <vector>
using namespace std;

int height, width;
vector<string> grid;

bool inside(int row, int column) {
  return row >= 0 && column >= 0 && row < height && column < width;
}

void sink(int row, int column) {
  if (!inside(row, column) || grid[row][column] != '#') return;
  grid[row][column] = '.';
  sink(row + 1, column);
  sink(row - 1, column);
  sink(row, column + 1);
  sink(row, column - 1);
}

void readGrid() {
  cin >> height >> width;
  grid.resize(height);
  for (int row = 0; row < height; row++) cin >> grid[row];
}

int main() {
  readGrid();
  int islands = 0;
  for (int row = 0; row < height; row++) {
    for (int column = 0; column < width; column++) {
      if (grid[row][column] == '#') {
        islands++;
        sink(row, column);
      }
    }
  }
  cout << islands << endl;
  return 0;
}
