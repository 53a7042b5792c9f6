#include <cstdio>
#include <cstdlib>
#include <cstring>
int main() {
  for (;;) {
    void* part = std::malloc(1 << 24);
    if (part == nullptr) std::abort();
    std::memset(part, 1, 1 << 24);
    if (*static_cast<char*>(part) != 1) std::puts("");
  }
}
