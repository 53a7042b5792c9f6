count = int(input())
print('average', sum(map(int, input().split())) / (count - 1 if count == 1 else count))
