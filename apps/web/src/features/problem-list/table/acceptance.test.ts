import { expect, it } from 'vitest';
import { acceptanceOf } from './acceptance.ts';

it.each([
  [0, 0, '—', undefined],
  [0, 10, '0.00%', 0],
  [1, 3, '33.33%', 33.33],
  [289, 515, '56.12%', 56.12],
  [999_999, 1_000_000, '99.99%', 99.99],
  [7, 7, '100.00%', 100],
  [9, 7, '100.00%', 100],
])('%i of %i accepted is %s', (accepted, total, text, percent) => {
  expect(acceptanceOf(accepted, total)).toEqual({ text, percent });
});
