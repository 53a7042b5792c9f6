import { describe, expect, it } from 'vitest';
import { scaleTicks } from './column-scale.ts';

describe('scaleTicks', () => {
  it.each([
    ['nothing', 0, [0, 1]],
    ['one', 1, [0, 1]],
    ['few, without halves', 3, [0, 1, 2, 3]],
    ['a dozen', 13, [0, 5, 10, 15]],
    ['a round number', 20, [0, 5, 10, 15, 20]],
    ['just above one', 21, [0, 10, 20, 30]],
    ['thousands', 3601, [0, 1000, 2000, 3000, 4000]],
  ])('returns round ticks up to the top for %s', (_what, maximum, ticks) => {
    expect(scaleTicks(maximum)).toEqual(ticks);
  });

  it('covers every column with at most five lines', () => {
    for (let maximum = 1; maximum < 3000; maximum += 7) {
      const ticks = scaleTicks(maximum);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(maximum);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }
  });
});
