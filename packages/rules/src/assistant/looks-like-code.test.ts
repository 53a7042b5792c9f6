import { expect, test } from 'vitest';
import { hasLongCodeSpan, looksLikeCode } from './looks-like-code.ts';

test.each([
  '#include <bits/stdc++.h>',
  'int a = 3;',
  'for (int i = 0; i < n; i++)',
  'for i in range(n):',
  'def solve(a, b):',
  '- cout << a + b << endl;',
  '1. print(a + b)',
  'while (l < r) {',
  '}',
  'return dp[n];',
  'let total = 0',
])('code: %s', (line) => {
  expect(looksLikeCode(line)).toBe(true);
});

test.each([
  'What happens when n is 1?',
  'dp[i] = dp[i-1] + dp[i-2]',
  '想一想：当 n = 1 时，循环会执行几次？',
  '1. Sort the numbers.',
  'For each edge, look at both ends.',
  'Use a `map` to count; then sort.',
  '# Idea',
  '',
])('no code: %s', (line) => {
  expect(looksLikeCode(line)).toBe(false);
});

test('a program inside a sentence is code', () => {
  expect(hasLongCodeSpan('Try `for (int i = 0; i < n; i++) sum += a[i];`.')).toBe(true);
  expect(hasLongCodeSpan('Compare `a[i]` with `a[i+1]`.')).toBe(false);
});
