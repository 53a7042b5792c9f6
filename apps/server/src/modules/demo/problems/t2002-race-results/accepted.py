count = int(input())
runners = []
for _ in range(count):
    name, time = input().split()
    runners.append((int(time), name))
runners.sort()
place = 0
last = None
for row, (time, name) in enumerate(runners, 1):
    if time != last:
        place = row
        last = time
    print(place, name)
