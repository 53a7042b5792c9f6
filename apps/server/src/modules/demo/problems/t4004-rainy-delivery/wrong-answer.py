import sys
from heapq import heappop, heappush

data = list(map(int, sys.stdin.read().split()))
junctions = data[0]
streets = [[] for _ in range(junctions + 1)]
for a, b, minutes in zip(data[2::3], data[3::3], data[4::3]):
    streets[a].append((b, minutes))
    streets[b].append((a, minutes))

best = {}
waiting = [(0, 1, 0)]
while waiting:
    time, junction, longest = heappop(waiting)
    if junction in best:
        continue
    best[junction] = time - longest
    for other, minutes in streets[junction]:
        heappush(waiting, (time + minutes, other, max(longest, minutes)))
print(best.get(junctions, -1))
