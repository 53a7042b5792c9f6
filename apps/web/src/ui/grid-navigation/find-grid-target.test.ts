import { describe, expect, it } from 'vitest';
import { findGridTarget } from './find-grid-target.ts';

/** Columns of the buttons: a name in column 1, cells from column 4. The third row has no buttons. */
const rows = [[1, 4, 5, 6], [1, 5], [], [4, 6], [1]];
const grid = { rowCount: rows.length, columnsOf: (row: number) => rows[row] ?? [] };
const go = (row: number, at: number, key: string) => {
  const target = findGridTarget(grid, { row, at }, key);
  return target ? [target.row, target.at] : target;
};

describe('findGridTarget', () => {
  it.each([
    ['right', 0, 1, 'ArrowRight', [0, 2]],
    ['right over a gap to the next button', 1, 0, 'ArrowRight', [1, 1]],
    ['left', 0, 1, 'ArrowLeft', [0, 0]],
    ['home', 0, 3, 'Home', [0, 0]],
    ['end', 0, 0, 'End', [0, 3]],
    ['home from the first button', 4, 0, 'Home', [4, 0]],
  ])('moves %s', (_direction, row, at, key, target) => {
    expect(go(row, at, key)).toEqual(target);
  });

  it.each([
    ['down in the same column', 0, 2, 'ArrowDown', [1, 1]],
    ['down to the nearest column', 0, 3, 'ArrowDown', [1, 1]],
    ['down over a row without buttons', 1, 0, 'ArrowDown', [3, 0]],
    ['up over a row without buttons', 3, 1, 'ArrowUp', [1, 1]],
    ['down to the left one of two equally near buttons', 1, 1, 'ArrowDown', [3, 0]],
    ['up to the name of a row with a name only', 4, 0, 'ArrowUp', [3, 0]],
  ])('moves %s', (_direction, row, at, key, target) => {
    expect(go(row, at, key)).toEqual(target);
  });

  it.each([
    [0, 0, 'ArrowLeft'],
    [0, 3, 'ArrowRight'],
    [0, 0, 'ArrowUp'],
    [4, 0, 'ArrowDown'],
  ])('stays at the edge: row %i, button %i, %s', (row, at, key) => {
    expect(go(row, at, key)).toBeUndefined();
  });

  it.each(['Enter', ' ', 'a', 'Tab', 'PageDown', 'constructor'])('leaves %j to the browser', (key) => {
    expect(go(0, 0, key)).toBeNull();
  });
});
