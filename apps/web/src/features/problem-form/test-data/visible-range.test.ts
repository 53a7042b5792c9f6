import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleRange } from './visible-range.ts';

const rowHeight = 40;

describe('visibleRange', () => {
  it.each([
    ['renders a short list whole', { top: 0, height: 600 }, 5, [0, 5, 0, 0]],
    ['is empty without rows', { top: 0, height: 600 }, 0, [0, 0, 0, 0]],
    ['renders rows below the viewport in advance', { top: 0, height: 400 }, 1000, [0, 22, 0, 978 * 40]],
    ['renders rows on both sides', { top: 4000, height: 400 }, 1000, [88, 122, 88 * 40, 878 * 40]],
    ['ends with the last row', { top: 39_600, height: 400 }, 1000, [978, 1000, 978 * 40, 0]],
    ['leaves no gap after rows were removed', { top: 39_600, height: 400 }, 5, [5, 5, 200, 0]],
  ])('%s', (_name, viewport, count, [first, last, above, below]) => {
    expect(visibleRange(viewport, { count, rowHeight })).toEqual({ first, last, above, below });
  });

  it('keeps the height of the list, and covers the viewport', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(2000), fc.nat(3000), (top, height, count) => {
        const { first, last, above, below } = visibleRange({ top, height }, { count, rowHeight });
        expect(above + (last - first) * rowHeight + below).toBe(count * rowHeight);
        expect(first).toBeLessThanOrEqual(last);
        expect(above).toBeLessThanOrEqual(Math.max(top, 0) + rowHeight);
        expect(Math.min(top + height, count * rowHeight)).toBeLessThanOrEqual(last * rowHeight);
      }),
    );
  });
});
