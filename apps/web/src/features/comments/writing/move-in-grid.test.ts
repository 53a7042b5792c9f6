import { expect, it } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 7, 8],
  ['ArrowRight', 15, undefined],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 3, 11],
  ['ArrowDown', 11, undefined],
  ['ArrowUp', 11, 3],
  ['Enter', 3, undefined],
])('%s in cell %i of two rows of eight', (key, index, next) => {
  expect(moveInGrid(key, { index, columns: 8, length: 16 })).toBe(next);
});
