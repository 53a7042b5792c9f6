import { describe, expect, it } from 'vitest';
import { formatRate, sharePercentages } from './percentages.ts';

describe('sharePercentages', () => {
  it.each([
    ['thirds', [1, 1, 1], [33.4, 33.3, 33.3]],
    ['a small part beside large ones', [2, 999, 999], [0.1, 50, 49.9]],
    ['one part alone', [7], [100]],
    ['parts of which some are nothing', [0, 3, 0, 1], [0, 75, 0, 25]],
    ['nothing at all', [0, 0], [0, 0]],
    ['no parts', [], []],
  ])('adds up to 100: %s', (_what, values, expected) => {
    expect(sharePercentages(values)).toEqual(expected);
  });

  it('adds up to 100 for any parts', () => {
    for (let parts = 1; parts <= 40; parts += 1) {
      const values = Array.from({ length: parts }, (_, index) => (index * 37 + parts * 11) % 23);
      if (values.every((value) => value === 0)) continue;
      const units = sharePercentages(values).map((percent) => Math.round(percent * 10));
      expect(units.reduce((sum, unit) => sum + unit, 0)).toBe(1000);
    }
  });
});

describe('formatRate', () => {
  it.each([
    [0, 0, '0.00%'],
    [12, 190, '6.32%'],
    [3, 3, '100.00%'],
    [5, 3, '100.00%'],
    [1, 3, '33.33%'],
  ])('formats %i of %i as %s', (part, whole, text) => {
    expect(formatRate(part, whole)).toBe(text);
  });
});
