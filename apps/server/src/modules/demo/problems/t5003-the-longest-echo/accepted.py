PRIME = 2**61 - 1
BASE = 911382323

sound = input().strip().encode()


def has_echo(size):
    top = pow(BASE, size, PRIME)
    run = 0
    for letter in sound[:size]:
        run = (run * BASE + letter) % PRIME
    seen = {run}
    for old, new in zip(sound, sound[size:]):
        run = (run * BASE + new - old * top) % PRIME
        if run in seen:
            return True
        seen.add(run)
    return False


echo, none = 0, len(sound)
while none - echo > 1:
    size = (echo + none) // 2
    if has_echo(size):
        echo = size
    else:
        none = size
print(echo)
