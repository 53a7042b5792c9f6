import sys


def read_words():
    text = sys.stdin.read().lower()
    words = []
    current = ""
    for letter in text:
        if letter.isalpha():
            current += letter
        elif current:
            words.append(current)
            current = ""
    if current:
        words.append(current)
    return words


def count_words(words):
    counts = {}
    for word in words:
        if word in counts:
            counts[word] += 1
        else:
            counts[word] = 1
    return counts


def main():
    counts = count_words(read_words())
    for word in sorted(counts, key=lambda item: (-counts[item], item)):
        print(word, counts[word])


main()
