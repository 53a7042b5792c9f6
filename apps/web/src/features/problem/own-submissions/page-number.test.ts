import { expect, it } from 'vitest';
import { parsePageNumber } from './page-number.ts';

it.each([
  ['1', 1],
  ['27', 27],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['1e9', 1],
  ['99999999', 1],
  ['two', 1],
])('%o means page %i', (text, expected) => {
  expect(parsePageNumber(text)).toBe(expected);
});
