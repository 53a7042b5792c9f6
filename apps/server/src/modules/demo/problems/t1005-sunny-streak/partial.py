best = run = 0
for day in input().strip():
    if day == "S":
        run += 1
    else:
        best = max(best, run)
        run = 0
print(best)
