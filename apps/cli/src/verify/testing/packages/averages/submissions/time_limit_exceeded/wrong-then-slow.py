# Wrong in the first case, too slow in the second.
count = int(input())
print('average', 0)
while count == 1:
    pass
