import { expect, it } from 'vitest';
import { nextBaseline, type Baseline } from './new-messages.ts';

/** Returns after each step whether there are new messages. */
function follow(steps: readonly { listedAt: number; count: number }[]): boolean[] {
  let baseline: Baseline = { listedAt: 0, lowest: 0 };
  return steps.map((step) => {
    baseline = nextBaseline(baseline, step);
    return step.count > baseline.lowest;
  });
}

it('has none while the shown messages become read', () => {
  const steps = [
    { listedAt: 1, count: 3 },
    { listedAt: 1, count: 0 },
  ];
  expect(follow(steps)).toEqual([false, false]);
});

it('has some when the counter rises again, until the list is loaded again', () => {
  const steps = [
    { listedAt: 1, count: 3 },
    { listedAt: 1, count: 0 },
    { listedAt: 1, count: 1 },
    { listedAt: 2, count: 1 },
    { listedAt: 2, count: 0 },
  ];
  expect(follow(steps)).toEqual([false, false, true, false, false]);
});

it('has none because of unread messages on other pages', () => {
  const steps = [
    { listedAt: 1, count: 9 },
    { listedAt: 1, count: 3 },
    { listedAt: 1, count: 3 },
  ];
  expect(follow(steps)).toEqual([false, false, false]);
});
