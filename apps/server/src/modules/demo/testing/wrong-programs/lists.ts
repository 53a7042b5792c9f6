/** Problems with a list of numbers on their second line. */
import { inCpp, inPython } from './wrong-program.ts';

const read = 'int n; cin >> n; vector<int> a(n); for (int &x : a) cin >> x;';

export const listPrograms = [
  ...inPython('T1004', [
    [
      'only neighbours are compared',
      'input()\na = input().split()\nprint(1 + sum(x != y for x, y in zip(a, a[1:])))',
    ],
    ['counts what occurs once', 'input()\na = input().split()\nprint(sum(a.count(x) == 1 for x in a))'],
    [
      'a table by number',
      'input()\nt = [0] * 1000\nfor x in map(int, input().split()): t[x] = 1\nprint(sum(t))',
      'runtime-error',
    ],
  ]),
  ...inCpp('T1004', [
    [
      'the last one is not compared',
      `${read} sort(a.begin(), a.end()); int c = 0; for (int i = 0; i + 1 < n; i++) c += a[i] != a[i + 1]; cout << c;`,
    ],
  ]),
  ...inPython('T2004', [
    [
      'begins again at every repetition',
      'input()\nbest, seen = 0, set()\nfor x in input().split():\n    if x in seen: seen = set()\n    seen.add(x)\n    best = max(best, len(seen))\nprint(best)',
    ],
    ['counts different songs', 'input()\nprint(len(set(input().split())))'],
    [
      'the left end moves back',
      'input()\nlast, left, best = {}, 0, 0\nfor i, x in enumerate(input().split()):\n    if x in last: left = last[x] + 1\n    last[x] = i\n    best = max(best, i - left + 1)\nprint(best)',
    ],
    [
      'the last stretch is not counted',
      'input()\nseen, best = [], 0\nfor x in input().split():\n    if x in seen:\n        best = max(best, len(seen))\n        seen = seen[seen.index(x) + 1:]\n    seen.append(x)\nprint(max(best, 1))',
    ],
  ]),
  ...inCpp('T2005', [
    [
      'never less than one centimetre',
      'int n, k; cin >> n >> k; vector<int> a(n); for (int &x : a) cin >> x; long long lo = 1, hi = 1000000001; while (hi - lo > 1) { long long m = (lo + hi) / 2, c = 0; for (int x : a) c += x / m; if (c >= k) lo = m; else hi = m; } cout << lo;',
    ],
    [
      'exactly as many pieces',
      'int n, k; cin >> n >> k; vector<int> a(n); int top = 0; for (int &x : a) { cin >> x; top = max(top, x); } int best = 0; for (int m = 1; m <= min(top, 100000); m++) { long long c = 0; for (int x : a) c += x / m; if (c == k) best = m; } cout << best;',
    ],
    [
      'the longest cord alone',
      'int n, k; cin >> n >> k; int top = 0; while (n--) { int x; cin >> x; top = max(top, x); } cout << top / k;',
    ],
    [
      'cords are joined',
      'long long n, k, s = 0; cin >> n >> k; while (n--) { int x; cin >> x; s += x; } cout << s / k;',
    ],
    [
      'the number of pieces is an int',
      'int n, k; cin >> n >> k; vector<int> a(n); for (int &x : a) cin >> x; long long lo = 0, hi = 1000000001; while (hi - lo > 1) { long long m = (lo + hi) / 2; int c = 0; for (int x : a) c += x / m; if (c >= k) lo = m; else hi = m; } cout << lo;',
    ],
  ]),
  ...inPython('T3006', [
    [
      'equal heights count',
      'from bisect import bisect_right\ninput()\nl = []\nfor x in map(int, input().split()):\n    i = bisect_right(l, x)\n    l[i:i + 1] = [x]\nprint(len(l))',
    ],
    [
      'neighbours only',
      'input()\na = list(map(int, input().split()))\nbest = run = 1\nfor x, y in zip(a, a[1:]):\n    run = run + 1 if y > x else 1\n    best = max(best, run)\nprint(best)',
    ],
    [
      'takes every higher one',
      'input()\ntop = n = 0\nfor x in map(int, input().split()):\n    if x > top: top, n = x, n + 1\nprint(n)',
    ],
    [
      'heights are compared as words',
      'from bisect import bisect_left\ninput()\nl = []\nfor x in input().split():\n    i = bisect_left(l, x)\n    l[i:i + 1] = [x]\nprint(len(l))',
    ],
    [
      'three loops',
      'input()\na = list(map(int, input().split()))\nf = []\nfor i, x in enumerate(a):\n    f.append(1 + max([f[j] for j in range(i) if a[j] < x for _ in range(3)] or [0]))\nprint(max(f))',
      'time-limit',
    ],
  ]),
  ...inCpp('T4003', [
    [
      'equal ones count',
      `${read} long long c = 0; for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) c += a[i] >= a[j]; cout << c;`,
    ],
    [
      'neighbours only',
      `${read} int c = 0; for (int i = 0; i + 1 < n; i++) c += a[i] > a[i + 1]; cout << c;`,
    ],
    [
      'bubble sort stops early',
      `${read} int c = 0; for (int r = 0; r < 2; r++) for (int i = 0; i + 1 < n; i++) if (a[i] > a[i + 1]) swap(a[i], a[i + 1]), c++; cout << c;`,
    ],
    [
      'an array of fixed size',
      'int n; cin >> n; if (n > 5) { vector<int> a; cout << a.at(n); } vector<int> a(n); int c = 0; for (int &x : a) cin >> x; for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) c += a[j] > a[i]; cout << c;',
      'runtime-error',
    ],
  ]),
];
