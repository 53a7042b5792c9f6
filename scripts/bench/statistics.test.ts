import { expect, it } from 'vitest';
import { deviationPercent, median, quantile } from './statistics.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

it.each([
  [[], 0.5, Number.NaN],
  [[7], 0.99, 7],
  [[3, 1, 2], 0.5, 2],
  [hundred, 0, 1],
  [hundred, 0.5, 51],
  [hundred, 0.95, 96],
  [hundred, 0.99, 100],
  [hundred, 1, 100],
])('the quantile of %j at %d is %d', (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

it('does not reorder the values', () => {
  const values = [10, 9, 100];
  expect(median(values)).toBe(10);
  expect(values).toEqual([10, 9, 100]);
});

it('returns the deviation from the median in percent', () => {
  expect(deviationPercent([100, 100, 100])).toBe(0);
  expect(deviationPercent([100, 90, 100, 104, 100])).toBe(10);
});
