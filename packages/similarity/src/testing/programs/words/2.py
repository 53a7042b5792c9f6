import re
from collections import Counter


class Frequency:
    def __init__(self):
        self.counter = Counter()

    def feed(self, line):
        self.counter.update(re.findall("[a-z]+", line.lower()))

    def report(self):
        order = self.counter.most_common()
        order.sort(key=lambda entry: entry[0])
        order.sort(key=lambda entry: entry[1], reverse=True)
        return "\n".join("%s %d" % entry for entry in order)


def run():
    frequency = Frequency()
    try:
        while True:
            frequency.feed(input())
    except EOFError:
        print(frequency.report())


if __name__ == "__main__":
    run()
