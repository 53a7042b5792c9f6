import sys

data = list(map(int, sys.stdin.read().split()))
homes = data[0]
paths = [[] for _ in range(homes + 1)]
for a, b, length in zip(data[1::3], data[2::3], data[3::3]):
    paths[a].append((b, length))
    paths[b].append((a, length))


def go_farthest(start):
    distance = {start: 0}
    waiting = [start]
    while waiting:
        home = waiting.pop()
        for other, length in paths[home]:
            if other not in distance:
                distance[other] = distance[home] + length
                waiting.append(other)
    return max(distance.items(), key=lambda item: item[1])


print(go_farthest(go_farthest(1)[0])[1])
