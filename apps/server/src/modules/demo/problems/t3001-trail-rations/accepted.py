count, capacity = map(int, input().split())
best = [0] * (capacity + 1)
for _ in range(count):
    weight, energy = map(int, input().split())
    for room in range(capacity, weight - 1, -1):
        best[room] = max(best[room], best[room - weight] + energy)
print(best[capacity])
