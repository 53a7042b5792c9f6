task, *rest = input().split()
print(2 * int(rest[0]) if task == 'hide' else int(rest[0]) // 2 if task == 'find' else 3)
