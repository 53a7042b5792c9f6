days, window = map(int, input().split())
heat = list(map(int, input().split()))
print(*[max(heat[start:start + window]) for start in range(days - window + 1)])
