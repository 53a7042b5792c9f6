#include <fstream>
#include <set>
#include <string>
#include <vector>

int main() {
    std::ifstream in("roll.in");
    std::ofstream out("roll.out");
    int count, answers;
    in >> count;
    std::vector<std::string> list(count);
    for (std::string &name : list) in >> name;
    in >> answers;
    std::set<std::string> here;
    for (std::string name; answers > 0 && in >> name; --answers) here.insert(name);
    if ((int)here.size() == count) out << "ALL HERE\n";
    for (const std::string &name : list)
        if (here.count(name) == 0) out << name << '\n';
}
