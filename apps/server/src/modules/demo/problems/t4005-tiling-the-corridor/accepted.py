PRIME = 10**9 + 7


def multiply(a, b):
    return [[sum(a[i][k] * b[k][j] for k in range(3)) % PRIME for j in range(3)] for i in range(3)]


length = int(input())
step = [[1, 1, 1], [1, 0, 0], [0, 1, 0]]
power = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
while length > 0:
    if length % 2 == 1:
        power = multiply(power, step)
    step = multiply(step, step)
    length //= 2
print(power[0][0])
