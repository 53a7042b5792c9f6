import { expect, test } from 'vitest';
import { nextDisplayId } from './next-display-id.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

test.each([
  [[], 'A'],
  [['A', 'B'], 'C'],
  [['a', 'C'], 'B'],
  [['1', '2'], 'A'],
  [alphabet, '27'],
  [[...alphabet, '27'], '28'],
])('returns after %j: %s', (taken, expected) => {
  expect(nextDisplayId(taken)).toBe(expected);
});
