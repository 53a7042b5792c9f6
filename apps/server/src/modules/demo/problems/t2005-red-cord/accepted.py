count, wanted = map(int, input().split())
cords = list(map(int, input().split()))
enough, too_long = 0, max(cords) + 1
while too_long - enough > 1:
    length = (enough + too_long) // 2
    if sum(cord // length for cord in cords) >= wanted:
        enough = length
    else:
        too_long = length
print(enough)
