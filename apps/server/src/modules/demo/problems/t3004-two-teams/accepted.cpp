#include <iostream>
#include <string>
#include <vector>

std::vector<std::vector<int>> quarrelled;
std::string teams;

bool place(int child, char team) {
    if (teams[child] != '?') return teams[child] == team;
    teams[child] = team;
    for (int other : quarrelled[child])
        if (!place(other, team == 'A' ? 'B' : 'A')) return false;
    return true;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int children, quarrels;
    std::cin >> children >> quarrels;
    quarrelled.resize(children);
    teams.assign(children, '?');
    while (quarrels--) {
        int one, other;
        std::cin >> one >> other;
        quarrelled[one - 1].push_back(other - 1);
        quarrelled[other - 1].push_back(one - 1);
    }
    for (int child = 0; child < children; ++child) {
        if (teams[child] == '?' && !place(child, 'A')) {
            std::cout << "NO\n";
            return 0;
        }
    }
    std::cout << "YES\n" << teams << '\n';
}
