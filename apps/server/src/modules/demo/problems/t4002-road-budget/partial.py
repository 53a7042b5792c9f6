import sys

data = list(map(int, sys.stdin.read().split()))
villages, roads = data[0], data[1]
offers = sorted(zip(data[4::3], data[2::3], data[3::3]))
leader = list(range(villages + 1))


def find(village):
    while leader[village] != village:
        leader[village] = leader[leader[village]]
        village = leader[village]
    return village


total = 0
for price, a, b in offers:
    a, b = find(a), find(b)
    if a != b:
        leader[a] = b
        total += price
print(total)
