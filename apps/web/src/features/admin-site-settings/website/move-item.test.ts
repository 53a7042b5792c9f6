import { expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

it.each([
  [0, 1, 'bacd'],
  [3, 2, 'abdc'],
  [0, 3, 'bcda'],
  [2, 2, 'abcd'],
  [9, 0, 'abcd'],
])('moving from %i to %i gives %s', (from, to, order) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to).join('')).toBe(order);
});
