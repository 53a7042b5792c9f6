def is_valley(folds, crease):
    middle = 2 ** (folds - 1)
    if crease == middle:
        return True
    if crease < middle:
        return is_valley(folds - 1, crease)
    return not is_valley(folds - 1, crease - middle)


folds, _ = map(int, input().split())
print("".join("V" if is_valley(folds, int(crease)) else "A" for crease in input().split()))
