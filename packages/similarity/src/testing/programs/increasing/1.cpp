#include <iostream>
using namespace std;

int n;
int value[5005], best[5005];

void input() {
  cin >> n;
  for (int i = 0; i < n; i++) cin >> value[i];
}

int longest() {
  int answer = 0;
  for (int i = 0; i < n; i++) {
    best[i] = 1;
    for (int j = 0; j < i; j++) {
      if (value[j] < value[i] && best[j] + 1 > best[i]) {
        best[i] = best[j] + 1;
      }
    }
    if (best[i] > answer) answer = best[i];
  }
  return answer;
}

void output(int answer) {
  cout << answer << endl;
}

int main() {
  input();
  output(longest());
  return 0;
}
