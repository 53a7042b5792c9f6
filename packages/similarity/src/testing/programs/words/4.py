import fileinput


def new_node():
    return [{}, 0]


def insert(root, word):
    node = root
    for c in word:
        node = node[0].setdefault(c, new_node())
    node[1] += 1


def walk(node, prefix, found):
    children, times = node
    if times:
        found.append((times, prefix))
    for c in sorted(children):
        walk(children[c], prefix + c, found)
    return found


def split(line):
    start = None
    for i in range(len(line) + 1):
        is_letter = i < len(line) and "a" <= line[i] <= "z"
        if is_letter and start is None:
            start = i
        if not is_letter and start is not None:
            yield line[start:i]
            start = None


trie = new_node()
for line in fileinput.input():
    for word in split(line.lower()):
        insert(trie, word)
result = walk(trie, "", [])
result.sort(key=lambda r: -r[0])
for times, word in result:
    print(word, times)
