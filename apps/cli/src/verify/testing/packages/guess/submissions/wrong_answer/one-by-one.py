# Writes on after the validator has left: still a wrong answer.
guess = 0
while True:
    guess += 1
    print(guess, flush=True)
    if input() == 'right':
        break
