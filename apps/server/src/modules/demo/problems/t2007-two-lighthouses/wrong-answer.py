a, b, t = map(int, input().split())
print(t // (a * b) + 1)
