number = int(input())
print(number + {{bonus}} + (number > 3))
