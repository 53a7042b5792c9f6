rows, columns = map(int, input().split())
lanes = [input() for _ in range(rows)]
far = 10**9
steps = [[far] * columns for _ in range(rows)]
answer = far
for row in range(rows):
    for column in range(columns):
        square = lanes[row][column]
        if square == "C":
            steps[row][column] = 0
        elif square != "#":
            if row > 0:
                steps[row][column] = steps[row - 1][column] + 1
            if column > 0:
                steps[row][column] = min(steps[row][column], steps[row][column - 1] + 1)
        if square == "H":
            answer = steps[row][column]
print(answer if answer < far else -1)
