import { describe, expect, it } from 'vitest';
import { nextColumn } from './column-keys.ts';

describe('nextColumn', () => {
  it.each([
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, undefined],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 6, undefined],
    ['Home', 3, 0],
    ['End', 3, 6],
    ['Enter', 3, undefined],
  ])('returns for %s at column %i of seven: %s', (key, current, expected) => {
    expect(nextColumn(current, 7, key)).toBe(expected);
  });
});
