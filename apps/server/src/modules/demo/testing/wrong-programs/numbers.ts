/** Problems whose input is one line of numbers. */
import { inCpp, inPython } from './wrong-program.ts';

export const numberPrograms = [
  ...inCpp('T1001', [
    ['an int overflows', 'int a, b; cin >> a >> b; cout << a + b;'],
    ['the sum is an int', 'long long a, b; cin >> a >> b; int s = a + b; cout << s;'],
    ['a float has 24 bits', 'float a, b; cin >> a >> b; cout << (long long)(a + b);'],
    ['the sign is lost', 'long long a, b; cin >> a >> b; cout << abs(a + b);'],
  ]),
  ...inPython('T1002', [
    ['one bus too many when the last is full', 'n, k = map(int, input().split())\nprint(n // k + 1)'],
    ['the rest stays at home', 'n, k = map(int, input().split())\nprint(n // k)'],
    ['rounds to the nearest', 'n, k = map(int, input().split())\nprint(max(1, round(n / k)))'],
  ]),
  ...inCpp('T1002', [
    ['one bus too many when all are full', 'int n, k; cin >> n >> k; cout << (n + k) / k;'],
  ]),
  ...inPython('T1003', [
    [
      'past midnight',
      't, m = input().split()\nh, i = map(int, t.split(":"))\ni += int(m)\nprint(f"{h + i // 60:02}:{i % 60:02}")',
    ],
    [
      'midnight is 24',
      't, m = input().split()\nh, i = map(int, t.split(":"))\ni += h * 60 + int(m)\nh = i // 60\nwhile h > 24: h -= 24\nprint(f"{h:02}:{i % 60:02}")',
    ],
    [
      'no leading zero',
      't, m = input().split()\nh, i = map(int, t.split(":"))\ni += h * 60 + int(m)\nprint(f"{i // 60 % 24}:{i % 60:02}")',
    ],
    [
      'one day only',
      't, m = input().split()\nh, i = map(int, t.split(":"))\ni += h * 60 + int(m)\nif i >= 1440: i -= 1440\nprint(f"{i // 60:02}:{i % 60:02}")',
    ],
  ]),
  ...inPython('T1006', [
    [
      'the price of all units',
      'n = int(input())\np = 50 if n <= 200 else 60 if n <= 400 else 80\nprint(f"{n * p / 100:.2f}")',
    ],
    [
      'the second step begins at 200',
      'n = int(input())\nprint(f"{(n * 50 + max(0, n - 199) * 10 + max(0, n - 400) * 20) / 100:.2f}")',
    ],
    ['the third step is missing', 'n = int(input())\nprint(f"{(n * 50 + max(0, n - 200) * 10) / 100:.2f}")'],
    [
      'decimals are cut off',
      'n = int(input())\nf = n * 50 + max(0, n - 200) * 10 + max(0, n - 400) * 20\nprint(f"{f // 100}.{f % 100}")',
    ],
  ]),
  ...inPython('T2007', [
    [
      'the product instead of the least common multiple',
      'a, b, t = map(int, input().split())\nprint(t // (a * b) + 1)',
    ],
    [
      'second 0 is forgotten',
      'from math import gcd\na, b, t = map(int, input().split())\nprint(t // (a // gcd(a, b) * b))',
    ],
    [
      'a division of floats',
      'from math import gcd\na, b, t = map(int, input().split())\nprint(int(t / (a / gcd(a, b) * b)) + 1)',
    ],
  ]),
  ...inCpp('T2007', [
    [
      'the multiple is an int',
      'int a, b; long long t; cin >> a >> b >> t; int l = a / __gcd(a, b) * b; cout << t / l + 1;',
    ],
    [
      'counts second by second',
      'long long a, b, t, n = 0; cin >> a >> b >> t; for (long long s = 0; s <= t; s += a) n += s % b == 0; cout << n;',
      'time-limit',
    ],
  ]),
];
