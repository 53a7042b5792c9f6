first, last = map(int, input().split())
count = 0
number = first
while number <= last:
    digits = str(number)
    if all(one != other for one, other in zip(digits, digits[1:])):
        count += 1
    number += 1
print(count)
