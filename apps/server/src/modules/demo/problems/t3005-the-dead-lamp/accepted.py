first, last = 1, int(input())
while first < last:
    middle = (first + last) // 2
    print("?", middle, flush=True)
    if input() == "on":
        first = middle + 1
    else:
        last = middle
print("!", first, flush=True)
