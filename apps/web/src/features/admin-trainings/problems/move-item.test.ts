import { describe, expect, it } from 'vitest';
import { dropIndex, moveItem } from './move-item.ts';

describe('moving an item', () => {
  it.each([
    [0, 0, 'abcd'],
    [0, 1, 'bacd'],
    [0, 3, 'bcda'],
    [3, 0, 'dabc'],
    [2, 1, 'acbd'],
    [1, 99, 'acdb'],
    [1, -5, 'bacd'],
    [9, 0, 'abcd'],
  ])('from %i to %i', (from, to, expected) => {
    expect(moveItem(['a', 'b', 'c', 'd'], from, to).join('')).toBe(expected);
  });
});

describe('the index of a drop', () => {
  const rows = [0, 1, 2, 3].map((index) => ({ top: index * 50, bottom: index * 50 + 50 }));
  it.each([
    [0, -10, 0],
    [0, 20, 0],
    [0, 80, 1],
    [0, 130, 2],
    [0, 999, 3],
    [3, 10, 0],
    [3, 60, 1],
    [2, 110, 2],
  ])('of row %i at height %i is %i', (from, y, index) => {
    expect(dropIndex(rows, from, y)).toBe(index);
  });
});
