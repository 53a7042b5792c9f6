count = int(input())
books = list(map(int, input().split()))
print(sum(books[i] > books[j] for i in range(count) for j in range(i + 1, count)))
