#include <algorithm>
#include <cstdio>
#include <vector>

std::vector<int> piles;

void put(int card) {
  auto pile = std::lower_bound(piles.begin(), piles.end(), card);
  if (pile == piles.end())
    piles.push_back(card);
  else
    *pile = card;
}

bool nextCard(int* card) { return scanf("%d", card) == 1; }

int main() {
  int count, card;
  nextCard(&count);
  while (count-- > 0 && nextCard(&card)) put(card);
  printf("%zu\n", piles.size());
}
