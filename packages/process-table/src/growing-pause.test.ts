import { expect, it } from 'vitest';
import { growingPauseMs } from './growing-pause.ts';

it.each([
  [1, 0, 100],
  [2, 0, 200],
  [3, 0.5, 300],
  [9, 0, 1000],
  [2000, 0.999_999, 500.0005],
])('after %i failures with random %f: %f ms', (failures, random, expected) => {
  expect(growingPauseMs(failures, { firstMs: 100, longestMs: 1000 }, () => random)).toBeCloseTo(expected, 6);
});
