used = int(input())
if used <= 200:
    fen = used * 50
elif used <= 400:
    fen = 200 * 50 + (used - 200) * 60
else:
    fen = 200 * 50 + 200 * 60 + (used - 400) * 80
print(f"{fen // 100}.{fen % 100:02d}")
