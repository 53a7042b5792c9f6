#include <iostream>
#include <queue>
#include <string>
#include <vector>

int main() {
    int rows, columns;
    std::cin >> rows >> columns;
    // A frame of walls: no step has to ask whether it leaves the map.
    int width = columns + 2;
    std::string map(width, '#');
    for (int row = 0; row < rows; ++row) {
        std::string line;
        std::cin >> line;
        map += '#' + line + '#';
    }
    map += std::string(width, '#');
    std::vector<int> steps(map.size(), -1);
    std::queue<int> waiting;
    int cat = map.find('C'), home = map.find('H');
    steps[cat] = 0;
    waiting.push(cat);
    while (!waiting.empty()) {
        int square = waiting.front();
        waiting.pop();
        for (int next : {square - width, square + width, square - 1, square + 1}) {
            if (map[next] != '#' && steps[next] < 0) {
                steps[next] = steps[square] + 1;
                waiting.push(next);
            }
        }
    }
    std::cout << steps[home] << '\n';
}
