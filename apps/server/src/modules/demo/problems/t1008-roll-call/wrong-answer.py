# Right, were it not for the files.
words = open("roll.in").read().split()
count = int(words[0])
here = set(words[count + 2:])
missing = [name for name in words[1:count + 1] if name not in here]
print("\n".join(missing) if missing else "ALL HERE")
