import sys

data = list(map(int, sys.stdin.read().split()))
children = data[0]
quarrelled = [[] for _ in range(children + 1)]
for one, other in zip(data[2::2], data[3::2]):
    quarrelled[one].append(other)
    quarrelled[other].append(one)

team = [None] * (children + 1)
possible = True
for start in range(children, 0, -1):
    if team[start] is not None:
        continue
    team[start] = "B"
    waiting = [start]
    while waiting:
        child = waiting.pop()
        for other in quarrelled[child]:
            if team[other] is None:
                team[other] = "A" if team[child] == "B" else "B"
                waiting.append(other)
            elif team[other] == team[child]:
                possible = False
print("YES\n" + "".join(team[1:]) if possible else "NO")
