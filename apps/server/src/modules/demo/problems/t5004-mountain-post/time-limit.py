import sys

data = list(map(int, sys.stdin.read().split()))
villages = data[0]
upper = [0, 0] + data[2:2 * villages:2]
length = [0, 0] + data[3:2 * villages:2]
letters = data[2 * villages:]
for u, v in zip(letters[::2], letters[1::2]):
    total = 0
    # The larger number cannot be above the smaller one.
    while u != v:
        if u < v:
            u, v = v, u
        total += length[u]
        u = upper[u]
    print(total)
