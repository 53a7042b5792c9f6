import { describe, expect, it } from 'vitest';
import { countReachedLevels } from './skill-levels.ts';

describe('countReachedLevels', () => {
  it.each([
    [0, 0],
    [1, 1],
    [19, 1],
    [20, 2],
    [150, 4],
    [399, 4],
    [5000, 5],
  ])('of %i solved problems is %i', (solved, levels) => {
    expect(countReachedLevels(solved)).toBe(levels);
  });
});
