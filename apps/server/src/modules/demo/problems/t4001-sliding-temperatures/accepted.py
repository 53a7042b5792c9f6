import sys
from collections import deque

data = list(map(int, sys.stdin.read().split()))
window, heat = data[1], data[2:]
candidates = deque()
highest = []
for day, value in enumerate(heat):
    while candidates and heat[candidates[-1]] <= value:
        candidates.pop()
    candidates.append(day)
    if candidates[0] <= day - window:
        candidates.popleft()
    if day >= window - 1:
        highest.append(heat[candidates[0]])
print(*highest)
