import sys

rows, columns, *lanes = sys.stdin.read().split()
width = int(columns) + 1
town = "#".join(lanes) + "#" * (width + 1)
cat, home = town.index("C"), town.index("H")
steps = {cat: 0}
ring = [cat]
while ring:
    further = []
    for square in ring:
        for target in (square - width, square + width, square - 1, square + 1):
            if 0 <= target and town[target] != "#" and target not in steps:
                steps[target] = steps[square] + 1
                further.append(target)
    ring = further
print(steps.get(home, -1))
