import sys

data = list(map(int, sys.stdin.read().split()))
villages = data[0]
upper = [0, 0] + data[2:2 * villages:2]
length = [0, 0] + data[3:2 * villages:2]
letters = data[2 * villages:]
for u, v in zip(letters[::2], letters[1::2]):
    # How far every village on the way from u to the post office is.
    way = {}
    total = 0
    while u != 0:
        way[u] = total
        total += length[u]
        u = upper[u]
    total = 0
    while v not in way:
        total += length[v]
        v = upper[v]
    print(total + way[v])
