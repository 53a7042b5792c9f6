count, capacity = map(int, input().split())
rations = [tuple(map(int, input().split())) for _ in range(count)]
rations.sort(key=lambda ration: ration[1] / ration[0], reverse=True)
total = 0
for weight, energy in rations:
    if weight <= capacity:
        capacity -= weight
        total += energy
print(total)
