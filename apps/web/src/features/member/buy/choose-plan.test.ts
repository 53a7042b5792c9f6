import { describe, expect, it } from 'vitest';
import { aMembership, aPlan } from '../testing/member-rows.ts';
import { choosePlan, hintOf } from './choose-plan.ts';

const plans = [aPlan({ id: 1, level: 1 }), aPlan({ id: 2, level: 2 }), aPlan({ id: 3, level: 3 })];

describe('the chosen plan', () => {
  it.each([
    ['the first at first', 0, 0, 1],
    ['the one in the address', 3, 0, 3],
    ['the first of the level that a lock asks for', 0, 2, 2],
    ['the one in the address before the level', 1, 2, 1],
    ['the first if the level is not sold', 0, 9, 1],
    ['the first if the plan is gone', 77, 0, 1],
  ])('is %s', (_case, planId, level, chosen) => {
    expect(choosePlan(plans, planId, level)?.id).toBe(chosen);
  });

  it.each([
    ['skips used up plans', 0, 0, [1], 2],
    ['skips them within the level', 0, 2, [2], 3],
    ['keeps the one in the address', 2, 0, [2], 2],
    ['is the first if all are used up', 0, 0, [1, 2, 3], 1],
  ])('%s', (_case, planId, level, taken, chosen) => {
    expect(choosePlan(plans, planId, level, taken)?.id).toBe(chosen);
  });

  it('is missing without plans', () => {
    expect(choosePlan([], 1, 1)).toBeUndefined();
  });
});

describe('what a plan means for the current membership', () => {
  const from = '2026-11-15T12:00:00.000+0000';
  const to = '2026-12-15T12:00:00.000+0000';
  const member = (level: number, ends: string | null) =>
    aMembership({ level, periods: [{ level, from, to: ends }], endsAt: ends });

  it.each([
    ['none', 'none', 1, aMembership()],
    ['ended', 'none', 1, aMembership({ hasEnded: true, endsAt: from })],
    ['the same level', 'extend', 2, member(2, to)],
    ['a higher level', 'above', 3, member(2, to)],
    ['a lower level', 'below', 1, member(2, to)],
    ['the same level without end', 'endless', 2, member(2, null)],
    ['a lower level below one without end', 'endless', 1, member(2, null)],
    ['a higher level above one without end', 'above', 3, member(2, null)],
  ])('%s: %s', (_case, hint, level, membership) => {
    expect(hintOf(aPlan({ level }), membership)).toBe(hint);
  });
});
