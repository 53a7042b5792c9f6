/** Problems about a row of letters or brackets. */
import { inCpp, inPython } from './wrong-program.ts';

export const textPrograms = [
  ...inPython('T1005', [
    [
      'a run at the end is lost',
      'best = run = 0\nfor d in input():\n    if d == "S": run += 1\n    else: best, run = max(best, run), 0\nprint(best)',
    ],
    ['counts all sunny days', 'print(input().count("S"))'],
    [
      'a run is never reset',
      'best = run = 0\nfor d in input():\n    run += d == "S"\n    if d == "R" and run > best: best = run\nprint(max(best, run))',
    ],
    ['the last run', 'print(len(input().split("R")[-1]))'],
  ]),
  ...inPython('T2001', [
    [
      'counts only',
      's = input()\nprint("YES" if all(s.count(a) == s.count(b) for a, b in ("()", "[]", "{}")) else "NO")',
    ],
    [
      'an open one at the end',
      'o = []\nfor c in input():\n    if c in "([{": o.append(c)\n    elif not o or o.pop() + c not in ("()", "[]", "{}"): print("NO"); break\nelse: print("YES")',
    ],
    [
      'a mirror',
      's = input()\nm = str.maketrans("()[]{}", ")(][}{")\nprint("YES" if s[::-1].translate(m) == s else "NO")',
    ],
    [
      'an empty stack',
      'o = []\nok = True\nfor c in input():\n    if c in "([{": o.append(c)\n    elif o.pop() + c not in ("()", "[]", "{}"): ok = False\nprint("YES" if ok and not o else "NO")',
      'runtime-error',
    ],
  ]),
  ...inCpp('T2001', [
    [
      'kinds do not matter',
      'string s; cin >> s; int d = 0; bool ok = true; for (char c : s) { d += string("([{").find(c) != string::npos ? 1 : -1; ok = ok && d >= 0; } cout << (ok && d == 0 ? "YES" : "NO");',
    ],
  ]),
];
