import { describe, expect, it } from 'vitest';
import { sumSteps } from './sum-steps.ts';

const step = (read: number, total: number, isFinished: boolean) => ({
  name: 'judge',
  total,
  isFinished,
  read,
  moved: read,
  skipped: 0,
  broken: 1,
});

describe('the sums of a migration', () => {
  it.each([
    ['nothing yet', [], 0],
    ['half of it', [step(50, 100, false)], 50],
    ['all rows, but not at the end', [step(100, 100, false)], 99],
    ['rows that were added meanwhile', [step(120, 100, true)], 100],
    ['empty tables', [step(0, 0, true)], 100],
  ])('%s', (_, steps, percent) => {
    expect(sumSteps(steps).percent).toBe(percent);
  });

  it('adds moved and broken rows', () => {
    expect(sumSteps([step(2, 2, true), step(3, 3, true)])).toMatchObject({ moved: 5, broken: 2 });
  });
});
