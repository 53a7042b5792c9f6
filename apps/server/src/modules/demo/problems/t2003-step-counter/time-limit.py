days, questions = map(int, input().split())
steps = list(map(int, input().split()))
for _ in range(questions):
    start, to = map(int, input().split())
    total = 0
    for day in range(start - 1, to):
        total += steps[day]
    print(total)
