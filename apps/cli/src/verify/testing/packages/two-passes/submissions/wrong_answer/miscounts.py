task, *rest = input().split()
print(rest[0] if rest else 4)
