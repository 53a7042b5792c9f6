"""Runs a validator in Python and does for it what keep-score.h does for one in C."""
import os
import runpy
import sys

folder = sys.argv[3] if len(sys.argv) > 3 else ''
sys.argv[0] = VALIDATOR


def read(name):
    try:
        with open(os.path.join(folder, name), errors='replace') as file:
            return file.read()
    except FileNotFoundError:
        return ''


try:
    runpy.run_path(VALIDATOR, run_name='__main__')
finally:
    for name in ['score.txt', 'score_multiplier.txt']:
        score = read(name).strip()
        if folder and score:
            os.remove(os.path.join(folder, name))
            said = read('judgemessage.txt')
            with open(os.path.join(folder, 'judgemessage.txt'), 'w') as file:
                file.write('[[%s %s]]\n%s' % (name, score, said))
