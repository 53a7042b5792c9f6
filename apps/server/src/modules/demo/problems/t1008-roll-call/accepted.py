with open("roll.in") as source:
    words = source.read().split()
count = int(words[0])
roll = words[1:count + 1]
here = set(words[count + 2:])
missing = [name for name in roll if name not in here]
with open("roll.out", "w") as target:
    print("\n".join(missing) if missing else "ALL HERE", file=target)
