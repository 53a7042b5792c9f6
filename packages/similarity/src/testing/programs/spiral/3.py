STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


def is_free(matrix, i, j):
    return 0 <= i < len(matrix) and 0 <= j < len(matrix[i]) and matrix[i][j] is not None


def advance(matrix, i, j, direction):
    for _ in range(2):
        di, dj = STEPS[direction]
        if is_free(matrix, i + di, j + dj):
            return i + di, j + dj, direction
        direction = (direction + 1) % 4
    return None


h, w = [int(t) for t in input().split()]
matrix = []
for _ in range(h):
    matrix.append(input().split())
position = (0, 0, 0)
while position is not None:
    i, j, direction = position
    print(matrix[i][j], end=" ")
    matrix[i][j] = None
    position = advance(matrix, i, j, direction)
