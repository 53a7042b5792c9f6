import { describe, expect, test } from 'vitest';
import type { ContestRules, ContestViewer } from '../contests/contest-access.ts';
import { decideClicsAccess, hiddenFromMs, isContentVisible } from './clics-audience.ts';

const contest: ContestRules & { isBoardPublic: boolean } = {
  startMs: 1000,
  endMs: 5000,
  frozenFromMs: 4000,
  isUnfrozenAtEnd: false,
  ownerId: 'owner',
  audience: 'public',
  isVisible: true,
  accountRule: null,
  isSubmittingAllowedAfterEnd: false,
  groupStanding: null,
  staffRoles: [],
  isBoardPublic: false,
};
const viewerOf = (id: string, more: Partial<ContestViewer> = {}): ContestViewer => ({
  id,
  username: id,
  role: 'default_user',
  isRegistered: false,
  ...more,
});
const [before, during, after] = [0, 2000, 6000];
const boardOpen = { isBoardPublic: true };
const closed = { audience: 'private' } as const;

describe('audience of the Contest API', () => {
  test.each([
    ['a guest', {}, undefined, during, 'login-needed'],
    ['a guest before the start', {}, undefined, before, 'login-needed'],
    ['a guest with a public scoreboard', boardOpen, undefined, during, 'board'],
    ['a guest before the start, with a public scoreboard', boardOpen, undefined, before, 'board'],
    [
      'a guest, hidden, with a public scoreboard',
      { ...boardOpen, isVisible: false },
      undefined,
      during,
      'not-found',
    ],
    ['a user', {}, viewerOf('ann'), during, 'inside'],
    ['a user before the start', {}, viewerOf('ann'), before, 'inside'],
    ['a user without the password', closed, viewerOf('ann'), during, 'not-registered'],
    ['a user without the password before the start', closed, viewerOf('ann'), before, 'not-registered'],
    [
      'a user without the password, public scoreboard',
      { ...closed, ...boardOpen },
      viewerOf('ann'),
      after,
      'board',
    ],
    ['a registered user', closed, viewerOf('ann', { isRegistered: true }), during, 'inside'],
    ['the owner before the start', closed, viewerOf('owner'), before, 'runs-it'],
    ['the owner of a hidden contest', { isVisible: false }, viewerOf('owner'), before, 'runs-it'],
    ['the jury before the start', { ...closed, staffRoles: ['jury'] }, viewerOf('j'), before, 'runs-it'],
    [
      'the jury of a hidden contest',
      { isVisible: false, staffRoles: ['jury'] },
      viewerOf('j'),
      during,
      'runs-it',
    ],
    ['balloon and print staff', { staffRoles: ['balloons', 'print'] }, viewerOf('b'), during, 'inside'],
    ['root', closed, viewerOf('r', { role: 'root' }), after, 'runs-it'],
    ['an administrator of the site only', closed, viewerOf('a', { role: 'admin' }), after, 'not-registered'],
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
] as const)('%s at %d sees problems and submissions: %s', (audience, nowMs, expected) => {
  expect(isContentVisible(audience, contest, nowMs)).toBe(expected);
});

test.each([
  ['inside', 3999, false, null],
  ['inside', 4000, false, 4000],
  ['board', after, false, 4000],
  ['board', after, true, null],
  ['runs-it', 4500, false, null],
] as const)(
  'results for %s at %d, unfrozen at the end %s, are hidden from %s',
  (audience, nowMs, isUnfrozenAtEnd, expected) => {
    expect(hiddenFromMs(audience, { ...contest, isUnfrozenAtEnd }, nowMs)).toBe(expected);
  },
);
