import sys

data = list(map(int, sys.stdin.read().split()))
homes = data[0]
paths = [[] for _ in range(homes + 1)]
for a, b, length in zip(data[1::3], data[2::3], data[3::3]):
    paths[a].append((b, length))
    paths[b].append((a, length))

distance = {1: 0}
waiting = [1]
while waiting:
    home = waiting.pop()
    for other, length in paths[home]:
        if other not in distance:
            distance[other] = distance[home] + length
            waiting.append(other)
print(max(distance.values()))
