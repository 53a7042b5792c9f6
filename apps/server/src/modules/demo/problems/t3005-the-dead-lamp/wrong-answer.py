first, last = 1, int(input())
while first < last:
    middle = (first + last) // 2
    print("?", middle, flush=True)
    if input() == "on":
        first = middle + 1
    else:
        last = middle
# The last lamp that is on, instead of the first that is not.
print("!", first - 1, flush=True)
