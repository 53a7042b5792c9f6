import { expect, it } from 'vitest';
import { applicationOf, mayApply } from './application.ts';

it.each([
  [null, 'none', true],
  [0, 'none', true],
  [1, 'pending', false],
  [2, 'approved', false],
  [3, 'refused', true],
  [9, 'pending', false],
] as const)('the progress %s is %s; the group may apply: %s', (progress, state, canApply) => {
  expect(applicationOf(progress)).toBe(state);
  expect(mayApply(state)).toBe(canApply);
});
