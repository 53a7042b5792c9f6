import sys
from itertools import accumulate

data = list(map(int, sys.stdin.read().split()))
days = data[0]
total = [0, *accumulate(data[2:days + 2])]
questions = data[days + 2:]
print("\n".join(str(total[to] - total[start - 1]) for start, to in zip(questions[::2], questions[1::2])))
