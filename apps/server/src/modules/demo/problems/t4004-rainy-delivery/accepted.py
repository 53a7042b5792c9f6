import sys
from heapq import heappop, heappush

data = list(map(int, sys.stdin.read().split()))
junctions = data[0]
streets = [[] for _ in range(junctions + 1)]
for a, b, minutes in zip(data[2::3], data[3::3], data[4::3]):
    streets[a].append((b, minutes))
    streets[b].append((a, minutes))

FAR = 10**18
best = [[FAR] * (junctions + 1), [FAR] * (junctions + 1)]
best[0][1] = 0
waiting = [(0, 1, 0)]
while waiting:
    time, junction, helped = heappop(waiting)
    if time > best[helped][junction]:
        continue
    for other, minutes in streets[junction]:
        if time + minutes < best[helped][other]:
            best[helped][other] = time + minutes
            heappush(waiting, (time + minutes, other, helped))
        if not helped and time < best[1][other]:
            best[1][other] = time
            heappush(waiting, (time, other, 1))
answer = min(best[0][junctions], best[1][junctions])
print(answer if answer < FAR else -1)
