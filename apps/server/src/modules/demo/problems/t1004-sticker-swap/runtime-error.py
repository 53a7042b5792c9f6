count = int(input())
seen = [False] * 1001
kinds = 0
for sticker in map(int, input().split()):
    if not seen[sticker]:
        seen[sticker] = True
        kinds += 1
print(kinds)
