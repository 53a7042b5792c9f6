input()
numbers = list(map(int, input().split()))
print('average', sum(numbers) // len(numbers))
