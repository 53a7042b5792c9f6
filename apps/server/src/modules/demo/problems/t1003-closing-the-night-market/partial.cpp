#include <cstdio>

int main() {
    int hours, minutes, open;
    if (std::scanf("%d:%d %d", &hours, &minutes, &open) != 3) return 1;
    int total = hours * 60 + minutes + open;
    std::printf("%02d:%02d\n", total / 60, total % 60);
}
