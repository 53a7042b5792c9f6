import { expect, test } from 'vitest';
import { createOverlapCheck, hasEncodedText } from './text-overlap.ts';

const reference = `#include <bits/stdc++.h>
using namespace std;
int main() {
  int n;
  cin >> n;
  vector<long long> best(n + 1);
  for (int i = 1; i <= n; i++) {
    long long value;
    cin >> value;
    best[i] = max(best[i - 1] + value, value);
  }
  cout << *max_element(best.begin() + 1, best.end()) << endl;
  return 0;
}`;
const own = `#include <iostream>
using namespace std;
int main() { int n; cin >> n; cout << n; }`;
const repeats = createOverlapCheck([reference], own);

test.each([
  ['as it is', reference],
  ['with other names', reference.replaceAll('best', 'dp').replaceAll('value', 'x').replaceAll('n;', 'm;')],
  ['without line breaks', reference.replaceAll('\n', ' ')],
  ['one sign per line', Array.from(reference).join('\n')],
  ['reversed', Array.from(reference).toReversed().join('')],
  [
    'as ROT13',
    reference.replace(/[a-z]/gi, (letter) => {
      const base = letter <= 'Z' ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
    }),
  ],
  ['inside a sentence', `The reference is: ${reference} and that is all.`],
])('finds the solution %s', (_, text) => {
  expect(repeats(text)).toBe(true);
});

test.each([
  ['prose', 'Keep the best sum that ends at each position, and take the maximum of them.'],
  ['the program of the user', own],
  ['the beginning that all programs share', reference.split('\n').slice(0, 4).join('\n')],
  ['another program', 'sort(a, a + n);\nint total = 0;\nfor (int i = 0; i < n; i += 2) total += a[i];'],
])('does not find it in %s', (_, text) => {
  expect(repeats(text)).toBe(false);
});

test('a user who submits the reference may see it again', () => {
  expect(createOverlapCheck([reference], reference)(reference)).toBe(false);
});

test.each([
  [Buffer.from(reference).toString('base64'), true],
  [Buffer.from(reference).toString('hex'), true],
  ['Use a prefix sum: prefix[i] = prefix[i-1] + a[i].', false],
  ['想一想，如果所有数都是负数，答案应该是多少？', false],
])('encoded text: %s', (text, expected) => {
  expect(hasEncodedText(text)).toBe(expected);
});
