from itertools import groupby
import sys


def normalise(character):
    return character.lower() if character.isalpha() else " "


def group_sizes(tokens):
    for word, same in groupby(sorted(tokens)):
        yield sum(1 for _ in same), word


def by_rank(pair):
    size, word = pair
    return -size, word


tokens = "".join(map(normalise, sys.stdin.read())).split()
for size, word in sorted(group_sizes(tokens), key=by_rank):
    sys.stdout.write(f"{word} {size}\n")
