# The nearer the output is to the answer, the more points; `exact` allows nothing else.
import sys

with open(sys.argv[2]) as file:
    answer = int(file.read())
folder, options = sys.argv[3], sys.argv[4:]
try:
    output = int(sys.stdin.read())
except ValueError:
    with open(folder + 'judgemessage.txt', 'w') as file:
        file.write('not a number')
    sys.exit(43)
distance = abs(output - answer)
if 'exact' in options and distance > 0:
    with open(folder + 'judgemessage.txt', 'w') as file:
        file.write('off by %d' % distance)
    sys.exit(43)
if 'graded' in options:
    with open(folder + 'score_multiplier.txt', 'w') as file:
        file.write(str(1 / (1 + distance)))
sys.exit(42)
