count, wanted = map(int, input().split())
print(sum(map(int, input().split())) // wanted)
