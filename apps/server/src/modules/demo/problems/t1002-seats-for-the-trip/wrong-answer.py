people, seats = map(int, input().split())
print(people // seats + 1)
