input()
heard = set()
best = 0
for song in input().split():
    if song in heard:
        heard = set()
    heard.add(song)
    best = max(best, len(heard))
print(best)
