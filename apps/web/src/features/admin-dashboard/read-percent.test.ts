import { expect, it } from 'vitest';
import { readPercent } from './read-percent.ts';

it.each([
  ['12.34%', 12.34],
  ['0.00%', 0],
  ['100.00%', 100],
  ['250%', 100],
  ['-3%', 0],
  ['unknown', 0],
  ['', 0],
])('reads %j as %d', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});
