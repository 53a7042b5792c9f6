import sys


def main():
    bars, *numbers = map(int, sys.stdin.read().split())
    way = [numbers[i * bars:(i + 1) * bars] for i in range(bars)]
    for k in range(bars):
        for i in range(bars):
            for j in range(bars):
                way[i][j] = min(way[i][j], way[i][k] + way[k][j])

    everything = (1 << bars) - 1
    # The least time at every bar, by the set of those that are done.
    best = [None] * (everything + 1)
    best[1] = {0: 0}
    for done in range(1, everything):
        if best[done] is None:
            continue
        for target in range(bars):
            if done >> target & 1:
                continue
            row = best[done | 1 << target]
            if row is None:
                row = best[done | 1 << target] = {}
            row[target] = min(time + way[here][target] for here, time in best[done].items())
    print(min(best[everything].values()))


main()
