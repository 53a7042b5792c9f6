import { describe, expect, it } from 'vitest';
import { nextFocusedDate } from './heat-map-keys.ts';
import { layOutYear } from './heat-map-weeks.ts';

const weeks = layOutYear('2026-11-15', new Map(), 1);

describe('nextFocusedDate', () => {
  it.each([
    ['ArrowUp', '2026-11-09'],
    ['ArrowDown', '2026-11-11'],
    ['ArrowLeft', '2026-11-03'],
    ['ArrowRight', undefined],
    ['Home', '2025-11-10'],
    ['End', '2026-11-15'],
    ['Tab', undefined],
    ['a', undefined],
  ])('%s from 10 November', (key, date) => {
    expect(nextFocusedDate(weeks, '2026-11-10', key)).toBe(date);
  });

  it('stays inside the year', () => {
    expect(nextFocusedDate(weeks, '2026-11-15', 'ArrowDown')).toBeUndefined();
    expect(nextFocusedDate(weeks, '2025-11-10', 'ArrowUp')).toBeUndefined();
    expect(nextFocusedDate(weeks, '2025-11-12', 'ArrowLeft')).toBeUndefined();
  });
});
