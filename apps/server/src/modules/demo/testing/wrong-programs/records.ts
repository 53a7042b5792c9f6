/** Problems with one record a line. */
import { inCpp, inPython } from './wrong-program.ts';

export const recordPrograms = [
  ...inPython('T3001', [
    [
      'the best per gram first',
      'n, w = map(int, input().split())\na = sorted([tuple(map(int, input().split())) for _ in range(n)], key=lambda r: -r[1] / r[0])\ne = 0\nfor x, y in a:\n    if x <= w: w, e = w - x, e + y\nprint(e)',
    ],
    [
      'a ration is taken again',
      'n, w = map(int, input().split())\nf = [0] * (w + 1)\nfor _ in range(n):\n    x, y = map(int, input().split())\n    for i in range(x, w + 1): f[i] = max(f[i], f[i - x] + y)\nprint(f[w])',
    ],
    [
      'the last gram is not used',
      'n, w = map(int, input().split())\nf = [0] * (w + 1)\nfor _ in range(n):\n    x, y = map(int, input().split())\n    for i in range(w, x, -1): f[i] = max(f[i], f[i - x] + y)\nprint(f[w])',
    ],
    [
      'too heavy is possible',
      'n, w = map(int, input().split())\nf = [0] * (w + 1)\nfor _ in range(n):\n    x, y = map(int, input().split())\n    for i in range(w, -1, -1): f[i] = max(f[i], f[max(0, i - x)] + y)\nprint(f[w])',
    ],
  ]),
  ...inCpp('T3002', [
    ['every link joins two', 'int n, m; cin >> n >> m; cout << n - m;'],
    [
      'counts islands without a link',
      'int n, m; cin >> n >> m; vector<int> d(n + 1); while (m--) { int a, b; cin >> a >> b; d[a] = d[b] = 1; } cout << count(d.begin() + 1, d.end(), 0) + 1;',
    ],
    [
      'only one end moves',
      'int n, m; cin >> n >> m; vector<int> g(n + 1); for (int i = 0; i <= n; i++) g[i] = i; while (m--) { int a, b; cin >> a >> b; g[a] = g[b]; } int c = 0; for (int i = 1; i <= n; i++) c += g[i] == i; cout << c;',
    ],
    [
      'the last island has no place',
      'int n, m; cin >> n >> m; vector<int> g(n); for (int i = 0; i < n; i++) g[i] = i; int c = n; while (m--) { int a, b; cin >> a >> b; int x = g.at(a), y = g.at(b); if (x == y) continue; c--; for (int &v : g) if (v == x) v = y; } cout << c;',
      'runtime-error',
    ],
  ]),
];
