import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countBefore } from './binary-search.ts';

describe('countBefore', () => {
  test.each([
    [[], 5, 0],
    [[1, 2, 3], 0, 0],
    [[1, 2, 3], 2, 1],
    [[1, 2, 2, 2, 3], 2, 1],
    [[1, 2, 3], 9, 3],
  ])('of %j before %d', (items: number[], value, expected) => {
    expect(countBefore(items, (item) => item < value)).toBe(expected);
  });

  test('agrees with a linear search', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 })),
        fc.integer({ min: -1, max: 21 }),
        (items, value) => {
          const sorted = items.toSorted((one, other) => one - other);
          expect(countBefore(sorted, (item) => item < value)).toBe(
            sorted.filter((item) => item < value).length,
          );
        },
      ),
    );
  });
});
