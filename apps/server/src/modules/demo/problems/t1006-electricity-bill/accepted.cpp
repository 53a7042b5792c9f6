#include <cstdio>

int main() {
    int used;
    if (std::scanf("%d", &used) != 1) return 1;
    int fen = used * 50;
    if (used > 200) fen += (used - 200) * 10;
    if (used > 400) fen += (used - 400) * 20;
    std::printf("%d.%02d\n", fen / 100, fen % 100);
}
