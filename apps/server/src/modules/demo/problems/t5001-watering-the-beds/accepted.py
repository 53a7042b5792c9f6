import sys


def main():
    lines = sys.stdin.read().split("\n")
    beds, entries = map(int, lines[0].split())
    plain = [0] * (beds + 2)
    weighted = [0] * (beds + 2)

    def sum_up_to(bed):
        first = second = 0
        i = bed
        while i > 0:
            first += plain[i]
            second += weighted[i]
            i &= i - 1
        return first * (bed + 1) - second

    answers = []
    for entry in lines[1:entries + 1]:
        kind, start, end, *rest = map(int, entry.split())
        if kind == 2:
            answers.append(sum_up_to(end) - sum_up_to(start - 1))
            continue
        for bed, litres in ((start, rest[0]), (end + 1, -rest[0])):
            i = bed
            while i <= beds:
                plain[i] += litres
                weighted[i] += litres * bed
                i += i & -i
    print("\n".join(map(str, answers)))


main()
