import { describe, expect, it } from 'vitest';
import { mapLine } from './scroll-map.ts';

const counts = { here: 100, there: 200 };
const range = (from: number, to: number) => ({ from, to });

describe('scrolling together', () => {
  const matches = [
    { here: range(60, 80), there: range(20, 40) },
    { here: range(10, 20), there: range(50, 60) },
  ];
  it.each([
    ['at the begin', 0, 0],
    ['before the first fragment', 5, 25],
    ['at the begin of a fragment', 10, 50],
    ['inside a fragment', 15, 55],
    ['between fragments in another order', 40, 40],
    ['inside a moved fragment', 70, 30],
    ['after the last fragment', 90, 120],
    ['at the end', 100, 200],
  ])('%s', (_name, line, other) => {
    expect(mapLine(line, matches, counts)).toBeCloseTo(other);
  });

  it('without fragments follows the length of the programs', () => {
    expect(mapLine(50, [], counts)).toBe(100);
  });
});
