import { describe, expect, test } from 'vitest';
import type { ContestRules, ContestViewer } from '../contests/contest-access.ts';
import { decideClicsAccess, hiddenFromMs, tellsInside } from './clics-audience.ts';

const contest: ContestRules & { isBoardPublic: boolean } = {
  startMs: 1000,
  endMs: 5000,
  sealedFromMs: 4000,
  isUnsealedAtEnd: false,
  ownerId: 'owner',
  audience: 'public',
  isVisible: true,
  accountRule: null,
  isSubmittingAllowedAfterEnd: false,
  groupStanding: null,
  isBoardPublic: false,
};
const person = (id: string, more: Partial<ContestViewer> = {}): ContestViewer => ({
  id,
  username: id,
  role: 'default_user',
  isRegistered: false,
  ...more,
});
const [before, during, after] = [0, 2000, 6000];
const boardOpen = { isBoardPublic: true };
const closed = { audience: 'private' } as const;

describe('who is told what', () => {
  test.each([
    ['a guest', {}, undefined, during, 'login-needed'],
    ['a guest before the start', {}, undefined, before, 'login-needed'],
    ['a guest where the board is for all', boardOpen, undefined, during, 'board'],
    ['a guest who waits for a board for all', boardOpen, undefined, before, 'board'],
    [
      'a guest, hidden, with a board for all',
      { ...boardOpen, isVisible: false },
      undefined,
      during,
      'not-found',
    ],
    ['a person', {}, person('ann'), during, 'inside'],
    ['a person who waits', {}, person('ann'), before, 'inside'],
    ['a person without the password', closed, person('ann'), during, 'not-registered'],
    ['a person without the password who waits', closed, person('ann'), before, 'not-registered'],
    [
      'a person without the password, board for all',
      { ...closed, ...boardOpen },
      person('ann'),
      after,
      'board',
    ],
    ['a registered person', closed, person('ann', { isRegistered: true }), during, 'inside'],
    ['the owner before the start', closed, person('owner'), before, 'runs-it'],
    ['the owner of a hidden one', { isVisible: false }, person('owner'), before, 'runs-it'],
    ['root', closed, person('r', { role: 'root' }), after, 'runs-it'],
    ['an administrator who does not run it', closed, person('a', { role: 'admin' }), after, 'not-registered'],
  ] as const)('%s', (_who, changes, viewer, nowMs, expected) => {
    const access = decideClicsAccess({ ...contest, ...changes }, viewer, nowMs);
    expect(access.kind === 'open' ? access.audience : access.refusal).toBe(expected);
  });
});

test.each([
  ['runs-it', before, true],
  ['inside', before, false],
  ['board', before, false],
  ['inside', 1000, true],
  ['board', during, true],
] as const)('%s at %d is told of the inside: %s', (audience, nowMs, expected) => {
  expect(tellsInside(audience, contest, nowMs)).toBe(expected);
});

test.each([
  ['inside', 3999, false, null],
  ['inside', 4000, false, 4000],
  ['board', after, false, 4000],
  ['board', after, true, null],
  ['runs-it', 4500, false, null],
] as const)(
  'results for %s at %d, seal lifted at the end %s, are hidden from %s',
  (audience, nowMs, isUnsealedAtEnd, expected) => {
    expect(hiddenFromMs(audience, { ...contest, isUnsealedAtEnd }, nowMs)).toBe(expected);
  },
);
