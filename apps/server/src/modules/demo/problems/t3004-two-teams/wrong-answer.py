import sys

data = list(map(int, sys.stdin.read().split()))
children = data[0]
team = ["A"] * (children + 1)
for one, other in zip(data[2::2], data[3::2]):
    if team[one] == team[other]:
        team[other] = "B" if team[one] == "A" else "A"
print("YES\n" + "".join(team[1:]))
