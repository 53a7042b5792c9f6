import sys


def clean(text):
    letters = []
    for ch in text.lower():
        letters.append(ch if "a" <= ch <= "z" else " ")
    return "".join(letters)


def tally(words):
    table = dict()
    for w in words:
        table[w] = table.get(w, 0) + 1
    return table


def show(table):
    items = list(table.items())
    items.sort(key=lambda kv: (-kv[1], kv[0]))
    for k, v in items:
        print(k + " " + str(v))


show(tally(clean(sys.stdin.read()).split()))
