import sys

data = list(map(int, sys.stdin.read().split()))
moments = [(start, 0, 1) for start in data[1::2]] + [(end, 1, -1) for end in data[2::2]]
inside = most = 0
for _, _, change in sorted(moments):
    inside += change
    most = max(most, inside)
print(most)
