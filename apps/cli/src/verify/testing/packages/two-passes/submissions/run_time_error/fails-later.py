task, *rest = input().split()
print({'hide': rest[0]}[task])
