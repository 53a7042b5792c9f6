def ring(a, depth):
    h, w = len(a) - 2 * depth, len(a[0]) - 2 * depth
    if h <= 0 or w <= 0:
        return []
    if h == 1:
        return a[depth][depth : depth + w]
    if w == 1:
        return [a[depth + k][depth] for k in range(h)]
    upper = a[depth][depth : depth + w - 1]
    side = [a[depth + k][depth + w - 1] for k in range(h - 1)]
    lower = a[depth + h - 1][depth + 1 : depth + w][::-1]
    back = [a[depth + k][depth] for k in range(h - 1, 0, -1)]
    return upper + side + lower + back


def rings(a, depth=0):
    part = ring(a, depth)
    return part + rings(a, depth + 1) if part else part


def load():
    numbers = open(0).read().split()
    h, w = int(numbers[0]), int(numbers[1])
    cells = numbers[2:]
    return [cells[k * w : (k + 1) * w] for k in range(h)]


print(*rings(load()), sep=" ")
