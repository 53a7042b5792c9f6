count = int(input())
runners = []
for _ in range(count):
    name, time = input().split()
    runners.append((int(time), name))
for place, (time, name) in enumerate(sorted(runners), 1):
    print(place, name)
