partner = {")": "(", "]": "[", "}": "{"}
opened = []
in_order = True
for mark in input().strip():
    if mark not in partner:
        opened.append(mark)
    elif opened and opened[-1] == partner[mark]:
        opened.pop()
    else:
        in_order = False
        break
print("YES" if in_order and not opened else "NO")
