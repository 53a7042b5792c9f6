import { describe, expect, it } from 'vitest';
import { findCellTarget } from './find-cell-target.ts';

/** Three rows; the middle one is still being judged and has fewer cells. */
const cellCounts = [4, 2, 4];
const go = (row: number, column: number, key: string) => {
  const target = findCellTarget(key, {
    row,
    column,
    rowCount: cellCounts.length,
    cellCountOf: (one) => cellCounts[one] ?? 0,
  });
  return target && [target.row, target.column];
};

describe('findCellTarget', () => {
  it.each([
    ['ArrowRight', 0, 1, [0, 2]],
    ['ArrowLeft', 0, 1, [0, 0]],
    ['ArrowDown', 0, 1, [1, 1]],
    ['ArrowUp', 2, 1, [1, 1]],
    ['Home', 0, 3, [0, 0]],
    ['End', 0, 0, [0, 3]],
  ])('%s from row %i, column %i', (key, row, column, target) => {
    expect(go(row, column, key)).toEqual(target);
  });

  it.each([
    ['ArrowUp', 0, 2, [0, 2]],
    ['ArrowDown', 2, 2, [2, 2]],
    ['ArrowLeft', 0, 0, [0, 0]],
    ['ArrowRight', 0, 3, [0, 3]],
  ])('%s stops at the edge', (key, row, column, target) => {
    expect(go(row, column, key)).toEqual(target);
  });

  it('moves to the last cell of a shorter row', () => {
    expect(go(0, 3, 'ArrowDown')).toEqual([1, 1]);
    expect(go(1, 1, 'End')).toEqual([1, 1]);
  });

  it.each(['Tab', 'Enter', 'a', 'toString'])('leaves %s to the browser', (key) => {
    expect(go(0, 0, key)).toBeUndefined();
  });
});
