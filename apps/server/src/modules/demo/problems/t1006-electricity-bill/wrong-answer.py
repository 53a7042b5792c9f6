used = int(input())
if used <= 200:
    price = 0.5
elif used <= 400:
    price = 0.6
else:
    price = 0.8
print(f"{used * price:.2f}")
