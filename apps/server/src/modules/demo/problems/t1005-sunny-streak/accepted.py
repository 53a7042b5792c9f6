print(max(map(len, input().strip().split("R"))))
