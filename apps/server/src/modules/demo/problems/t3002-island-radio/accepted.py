import sys

data = list(map(int, sys.stdin.read().split()))
islands, links = data[0], data[1]
neighbours = [[] for _ in range(islands + 1)]
for a, b in zip(data[2::2], data[3::2]):
    neighbours[a].append(b)
    neighbours[b].append(a)

seen = [False] * (islands + 1)
districts = 0
for start in range(1, islands + 1):
    if seen[start]:
        continue
    districts += 1
    seen[start] = True
    waiting = [start]
    while waiting:
        for other in neighbours[waiting.pop()]:
            if not seen[other]:
                seen[other] = True
                waiting.append(other)
print(districts)
