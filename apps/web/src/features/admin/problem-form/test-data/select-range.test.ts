import { expect, it } from 'vitest';
import { selectRange } from './select-range.ts';

const keys = [10, 20, 30, 40];

it.each([
  ['takes one', [], 20, undefined, [20]],
  ['lets one go', [20, 30], 20, undefined, [30]],
  ['takes a range', [20], 40, 20, [20, 30, 40]],
  ['takes a range upwards', [40], 20, 40, [40, 20, 30]],
  ['lets a range go', [10, 20, 30], 30, 10, []],
  ['takes one when the anchor is gone', [], 20, 99, [20]],
])('%s', (_name, before, key, anchor, selected) => {
  expect([...selectRange(new Set(before), keys, key, anchor)]).toEqual(selected);
});
