rows = int(input())
for row in range(1, rows + 1):
    print(("*" * (2 * row - 1)).center(2 * rows - 1))
