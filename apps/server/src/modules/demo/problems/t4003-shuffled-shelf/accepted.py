import sys

data = list(map(int, sys.stdin.read().split()))
books = data[1:]
rank = {book: place for place, book in enumerate(sorted(set(books)), 1)}
tree = [0] * (len(rank) + 1)
pairs = 0
for seen, book in enumerate(books):
    place = rank[book]
    while place > 0:
        pairs -= tree[place]
        place -= place & -place
    pairs += seen
    place = rank[book]
    while place < len(tree):
        tree[place] += 1
        place += place & -place
print(pairs)
