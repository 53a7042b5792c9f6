start, minutes = input().split()
hour, minute = map(int, start.split(":"))
total = (hour * 60 + minute + int(minutes)) % (24 * 60)
print(f"{total // 60:02d}:{total % 60:02d}")
