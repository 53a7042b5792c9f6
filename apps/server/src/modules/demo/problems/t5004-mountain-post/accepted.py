import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    villages, letters = data[0], data[1]
    # A leap goes to the upper village or much farther, so that few of them lead anywhere.
    upper = [1] * (villages + 1)
    leap = [1] * (villages + 1)
    depth = [0] * (villages + 1)
    distance = [0] * (villages + 1)
    at = 2
    for village in range(2, villages + 1):
        above, length = data[at], data[at + 1]
        at += 2
        upper[village] = above
        depth[village] = depth[above] + 1
        distance[village] = distance[above] + length
        far = leap[above]
        same = depth[above] - depth[far] == depth[far] - depth[leap[far]]
        leap[village] = leap[far] if same else above

    answers = []
    for _ in range(letters):
        u, v = data[at], data[at + 1]
        at += 2
        total = distance[u] + distance[v]
        if depth[u] < depth[v]:
            u, v = v, u
        while depth[u] > depth[v]:
            u = leap[u] if depth[leap[u]] >= depth[v] else upper[u]
        while u != v:
            if leap[u] != leap[v]:
                u, v = leap[u], leap[v]
            else:
                u, v = upper[u], upper[v]
        answers.append(total - 2 * distance[u])
    print("\n".join(map(str, answers)))


main()
