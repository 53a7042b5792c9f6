from math import gcd

a, b, t = map(int, input().split())
print(t // (a * b // gcd(a, b)) + 1)
