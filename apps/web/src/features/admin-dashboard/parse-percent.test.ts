import { expect, it } from 'vitest';
import { parsePercent } from './parse-percent.ts';

it.each([
  ['12.34%', 12.34],
  ['0.00%', 0],
  ['100.00%', 100],
  ['250%', 100],
  ['-3%', 0],
  ['unknown', 0],
  ['', 0],
])('parses %j as %d', (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});
