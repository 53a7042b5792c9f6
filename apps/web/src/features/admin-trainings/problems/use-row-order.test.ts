import { expect, it } from 'vitest';
import { targetOfKey } from './use-row-order.ts';

it.each([
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, undefined],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 4, undefined],
  ['Home', 3, 0],
  ['Home', 0, undefined],
  ['End', 0, 4],
  ['End', 4, undefined],
  ['Enter', 2, undefined],
  ['constructor', 2, undefined],
])('%s moves row %i of five to %s', (key, index, target) => {
  expect(targetOfKey(key, index, 5)).toBe(target);
});
