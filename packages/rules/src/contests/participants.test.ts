import { contestLimits } from '@touchstone/contract/contest-limits';
import { describe, expect, test } from 'vitest';
import { parseSeats, standingClass } from './participants.ts';

const plain = { isOrganiser: false, isDisqualified: false, isStar: false };

test.each([
  ['a contestant', {}, 'ranked'],
  ['a star', { isStar: true }, 'star'],
  ['a disqualified contestant', { isDisqualified: true }, 'absent'],
  ['a disqualified star', { isDisqualified: true, isStar: true }, 'absent'],
  ['an organiser', { isOrganiser: true }, 'absent'],
] as const)('%s', (_who, changes, expected) => {
  expect(standingClass({ ...plain, ...changes })).toBe(expected);
});

describe('pasted seats', () => {
  test.each([
    ['team1\tA-12', ['team1=A-12'], []],
    ['team1,A-12\nteam2，B 7', ['team1=A-12', 'team2=B 7'], []],
    ['team1 Room 3 seat 4\r\n\r\n', ['team1=Room 3 seat 4'], []],
    ['team1', ['team1='], []],
    ['Team1 A\nteam1 B', ['team1=B'], []],
    [`team1 ${'x'.repeat(contestLimits.seatMaximum + 1)}\nteam2 B`, ['team2=B'], [1]],
    [',A\nteam2,B', ['team2=B'], [1]],
    ['', [], []],
  ])('%j', (text, seats, faultyLines) => {
    const parsed = parseSeats(text);
    expect(parsed.seats.map(({ username, seat }) => `${username}=${seat}`)).toEqual(seats);
    expect(parsed.faultyLines).toEqual(faultyLines);
  });
});
