print(int(input()) + {{bonus}})
