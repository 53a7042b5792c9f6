import sys


def rotate(matrix):
    return [list(row) for row in zip(*matrix)][::-1]


def peel(matrix):
    while matrix:
        yield from matrix[0]
        matrix = rotate(matrix[1:])


def parse(stream):
    header = stream.readline().split()
    return [[int(x) for x in stream.readline().split()] for _ in range(int(header[0]))]


print(" ".join(str(x) for x in peel(parse(sys.stdin))))
