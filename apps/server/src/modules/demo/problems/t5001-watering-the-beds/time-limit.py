beds, entries = map(int, input().split())
water = [0] * (beds + 1)
for _ in range(entries):
    kind, start, end, *rest = map(int, input().split())
    if kind == 1:
        for bed in range(start, end + 1):
            water[bed] += rest[0]
    else:
        print(sum(water[start:end + 1]))
