import { expect, it } from 'vitest';
import { progressPercent, progressStep } from './progress-step.ts';

it.each([
  [0, 0, 0, 0],
  [0, 10, 0, 0],
  [1, 10, 10, 0],
  [1, 1000, 1, 0],
  [2, 10, 20, 1],
  [39, 100, 39, 1],
  [4, 10, 40, 2],
  [6, 10, 60, 3],
  [8, 10, 80, 4],
  [999, 1000, 99, 4],
  [10, 10, 100, 5],
  [12, 10, 100, 5],
])('%i of %i is %i percent, step %i', (solved, total, percent, step) => {
  expect(progressPercent(solved, total)).toBe(percent);
  expect(progressStep(solved, total)).toBe(step);
});
