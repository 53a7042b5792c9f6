import { describe, expect, test } from 'vitest';
import { computeMembership, type MembershipGrant } from './membership-time.ts';

const start = Date.UTC(2026, 0, 1);
const day = (number: number) => new Date(start + number * 86_400_000);

const grant = (level: number, on: number, days: number | null, cancelledOn?: number): MembershipGrant => ({
  level,
  days,
  isAnnual: days !== null && days >= 365,
  grantedAt: day(on),
  cancelledAt: cancelledOn === undefined ? null : day(cancelledOn),
});

const at = (number: number, ...grants: MembershipGrant[]) => {
  const { level, levelEndsAt, endsAt, hasEnded } = computeMembership(grants, day(number));
  return { level, levelEndsAt, endsAt, hasEnded };
};

describe('the level and its end', () => {
  test.each([
    ['without a grant', 5, [], 0, null, null, false],
    ['one grant, inside', 5, [grant(1, 0, 30)], 1, 30, 30, false],
    ['one grant, at its end', 30, [grant(1, 0, 30)], 0, null, 30, true],
    ['one grant, later', 90, [grant(1, 0, 30)], 0, null, 30, true],
    ['a renewal appends', 5, [grant(1, 0, 30), grant(1, 5, 30)], 1, 60, 60, false],
    ['a renewal after the end begins at once', 45, [grant(1, 0, 30), grant(1, 40, 30)], 1, 70, 70, false],
    ['a higher level runs first', 12, [grant(1, 0, 30), grant(2, 10, 30)], 2, 40, 60, false],
    ['then the lower one continues', 45, [grant(1, 0, 30), grant(2, 10, 30)], 1, 60, 60, false],
    ['and ends later', 61, [grant(1, 0, 30), grant(2, 10, 30)], 0, null, 60, true],
    ['a lower level waits behind a higher one', 12, [grant(2, 0, 30), grant(1, 10, 30)], 2, 30, 60, false],
    ['without end', 4000, [grant(3, 0, null)], 3, null, null, false],
    ['without end hides the lower level', 9, [grant(1, 0, 30), grant(3, 5, null)], 3, null, null, false],
    [
      'cancelled without end: the lower continues',
      20,
      [grant(1, 0, 30), grant(3, 5, null, 15)],
      1,
      40,
      40,
      false,
    ],
    [
      'one of two without end is cancelled',
      20,
      [grant(3, 0, null), grant(3, 1, null, 15)],
      3,
      null,
      null,
      false,
    ],
    ['cancelled at once: ended at once', 5, [grant(1, 0, 30, 0)], 0, null, 0, true],
    ['cancelled: ends then', 20, [grant(1, 0, 30, 10)], 0, null, 10, true],
    ['one of two cancelled: its days go', 20, [grant(1, 0, 30), grant(1, 5, 30, 10)], 1, 30, 30, false],
    ['a grant of the future does not count', 5, [grant(1, 10, 30)], 0, null, null, false],
  ] as const)('%s', (_, now, grants, level, levelEnd, end, hasEnded) => {
    expect(at(now, ...grants)).toEqual({
      level,
      levelEndsAt: levelEnd === null ? null : day(levelEnd),
      endsAt: end === null ? null : day(end),
      hasEnded,
    });
  });
});

test('the order of the rows does not matter', () => {
  const grants = [grant(1, 0, 30), grant(2, 10, 30), grant(1, 12, 10, 14)];
  expect(computeMembership(grants.toReversed(), day(20))).toEqual(computeMembership(grants, day(20)));
});

test('the periods are the current level and those after it', () => {
  const { periods } = computeMembership([grant(1, 0, 30), grant(2, 10, 30), grant(3, 12, 5)], day(13));
  expect(periods).toEqual([
    { level: 3, from: day(13), to: day(17) },
    { level: 2, from: day(17), to: day(45) },
    { level: 1, from: day(45), to: day(65) },
  ]);
});

test.each([
  ['a year', 1, [grant(1, 0, 365)], true],
  ['a month', 1, [grant(1, 0, 30)], false],
  ['a year of a lower level', 2, [grant(1, 0, 365), grant(2, 0, 30)], false],
  ['a cancelled year', 2, [grant(1, 0, 30), grant(1, 0, 365, 1)], false],
] as const)('annual or not: %s', (_, now, grants, isAnnual) => {
  expect(computeMembership(grants, day(now)).isAnnual).toBe(isAnnual);
});
