bars = int(input())
way = [list(map(int, input().split())) for _ in range(bars)]
here, total = 0, 0
left = set(range(1, bars))
while left:
    nearest = min(left, key=lambda bar: way[here][bar])
    total += way[here][nearest]
    left.remove(nearest)
    here = nearest
print(total)
