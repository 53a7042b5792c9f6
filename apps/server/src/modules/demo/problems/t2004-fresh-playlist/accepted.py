input()
after = {}
left = best = 0
for right, song in enumerate(input().split(), 1):
    left = max(left, after.get(song, 0))
    after[song] = right
    best = max(best, right - left)
print(best)
