length = int(input())
before, last, ways = 0, 0, 1
for _ in range(length):
    before, last, ways = last, ways, (before + last + ways) % (10**9 + 7)
print(ways)
