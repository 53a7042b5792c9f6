from functools import lru_cache


def count_up_to(last):
    if last < 0:
        return 0
    digits = str(last)

    @lru_cache(maxsize=None)
    def fill(place, before, is_below):
        """How many ways there are to go on; `before` is empty while the number has not begun."""
        if place == len(digits):
            return 1
        ways = 0
        for digit in "0123456789":
            if not is_below and digit > digits[place]:
                break
            if digit == before:
                continue
            begun = "" if before == "" and digit == "0" else digit
            ways += fill(place + 1, begun, is_below or digit < digits[place])
        return ways

    return fill(0, "", False)


first, last = map(int, input().split())
print(count_up_to(last) - count_up_to(first - 1))
