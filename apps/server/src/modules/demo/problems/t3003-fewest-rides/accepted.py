import sys
from collections import deque

data = list(map(int, sys.stdin.read().split()))
stations = data[0]
neighbours = [[] for _ in range(stations + 1)]
for a, b in zip(data[2::2], data[3::2]):
    neighbours[a].append(b)
    neighbours[b].append(a)

rides = [-1] * (stations + 1)
rides[1] = 0
waiting = deque([1])
while waiting:
    station = waiting.popleft()
    for other in neighbours[station]:
        if rides[other] < 0:
            rides[other] = rides[station] + 1
            waiting.append(other)
print(rides[stations])
