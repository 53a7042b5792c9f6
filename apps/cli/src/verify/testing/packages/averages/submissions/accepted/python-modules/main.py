from mean import mean

input()
print('AVERAGE', mean(list(map(int, input().split()))))
