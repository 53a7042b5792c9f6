import { expect, it } from 'vitest';
import { shortCount } from './short-count.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '999+'],
])('shows %i as %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});
