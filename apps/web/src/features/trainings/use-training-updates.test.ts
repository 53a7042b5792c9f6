import { expect, it } from 'vitest';
import { isConcerned } from './use-training-updates.ts';

it.each([
  [['training', 7, 'info', 'u1'], 'progress', true],
  [['training', 7, 'rank', '', 1, 30], 'progress', true],
  [['training', 7, 'matrix', {}, 1, 30], 'progress', true],
  [['training', 7, 'activity', 7], 'progress', true],
  [['training', 7, 'problems'], 'progress', false],
  [['training', 7, 'problems'], 'training', true],
  [['training', 8, 'info', 'u1'], 'training', false],
  [['trainings', 'list', 'u1'], 'progress', true],
  [['problem', 'strip'], 'training', false],
] as const)('%j after a change of %s: %s', (queryKey, change, expected) => {
  expect(isConcerned(queryKey, 7, change)).toBe(expected);
});
