import { describe, expect, test } from 'vitest';
import {
  decideHiddenFields,
  isContestAdmin,
  refuseContestSubmit,
  refuseContestView,
  type ContestRules,
  type ContestViewer,
} from './contest-access.ts';

const contest: ContestRules = {
  startMs: 1000,
  endMs: 2000,
  frozenFromMs: 1500,
  isUnfrozenAtEnd: true,
  ownerId: 'owner',
  audience: 'public',
  isVisible: true,
  accountRule: null,
  isSubmittingAllowedAfterEnd: false,
  groupStanding: null,
  staffRoles: [],
};
const guest = undefined;
const user: ContestViewer = { id: 'p', username: 'team1', role: 'default_user', isRegistered: false };
const registered = { ...user, isRegistered: true };
const owner: ContestViewer = { ...user, id: 'owner' };
const root: ContestViewer = { ...user, id: 'r', role: 'root' };
/** Administers the site's problems, not this contest. */
const otherAdmin: ContestViewer = { ...user, id: 'a', role: 'admin' };
const rule = { prefix: 'team', suffix: '', numbers: { from: 1, to: 3 }, extra: [] };

const [before, during, after] = [999, 1200, 2000];

describe('viewing a contest', () => {
  test.each([
    ['a guest, public', {}, guest, during, 'login-needed'],
    ['a user, before the start', {}, user, before, 'not-started'],
    ['a user, public', {}, user, during, undefined],
    ['a user, protected', { audience: 'protected' }, user, during, undefined],
    ['a user, private', { audience: 'private' }, user, during, 'not-registered'],
    ['a registered user, private', { audience: 'private' }, registered, during, undefined],
    [
      'a registered user, private, before the start',
      { audience: 'private' },
      registered,
      before,
      'not-started',
    ],
    [
      'a registered user with an excluded name',
      { audience: 'private', accountRule: rule },
      { ...registered, username: 'team4' },
      during,
      'account-not-allowed',
    ],
    ['an excluded name, public', { accountRule: rule }, { ...user, username: 'x' }, during, undefined],
    ['a user, hidden', { isVisible: false }, user, during, 'not-found'],
    ['the owner, hidden and before the start', { isVisible: false }, owner, before, undefined],
    ['root, before the start', {}, root, before, undefined],
    [
      'the jury, hidden and before the start',
      { isVisible: false, staffRoles: ['jury'] },
      user,
      before,
      undefined,
    ],
    ['balloon staff, before the start', { staffRoles: ['balloons', 'print'] }, user, before, 'not-started'],
    ['another administrator, before the start', {}, otherAdmin, before, 'not-started'],
    ['an outsider of the group', { groupStanding: 'none' }, user, during, 'group-only'],
    ['an applicant of the group', { groupStanding: 'applying' }, user, during, 'group-only'],
    ['a refused applicant of the group', { groupStanding: 'refused' }, user, during, 'group-only'],
    ['a member of the group', { groupStanding: 'member' }, user, during, undefined],
    ['an admin of the group, before the start', { groupStanding: 'admin' }, user, before, 'not-started'],
    ['the root of the group, before the start', { groupStanding: 'root' }, user, before, undefined],
    ['another administrator of the site', { groupStanding: 'none' }, otherAdmin, during, 'group-only'],
    ['the super administrator', { groupStanding: 'none' }, root, before, undefined],
  ] as const)('%s', (_who, facts, viewer, now, refusal) => {
    expect(refuseContestView({ ...contest, ...facts }, viewer, now)).toBe(refusal);
  });
});

describe('submitting to a contest', () => {
  test.each([
    ['a guest', {}, guest, during, 'login-needed'],
    ['a user, public', {}, user, during, undefined],
    ['a user, a second late', {}, user, after, 'ended'],
    ['a user, after the end where allowed', { isSubmittingAllowedAfterEnd: true }, user, after, undefined],
    ['a user, protected', { audience: 'protected' }, user, during, 'not-registered'],
    ['a registered user, protected', { audience: 'protected' }, registered, during, undefined],
    [
      'an excluded name, public',
      { accountRule: rule },
      { ...user, username: 'x' },
      during,
      'account-not-allowed',
    ],
    ['the owner, before the start', {}, owner, before, undefined],
    ['the owner, after the end', {}, owner, after, 'ended'],
    ['a user, before the start', {}, user, before, 'not-started'],
  ] as const)('%s', (_who, facts, viewer, now, refusal) => {
    expect(refuseContestSubmit({ ...contest, ...facts }, viewer, now)).toBe(refusal);
  });
});

test('hides hints until the end, figures of others during the contest, and frozen results', () => {
  expect(decideHiddenFields(contest, false, during)).toEqual({
    areHintsHidden: true,
    areOthersMeasuresHidden: true,
    resultsHiddenFromMs: null,
  });
  expect(decideHiddenFields(contest, false, 1500).resultsHiddenFromMs).toBe(1500);
  expect(decideHiddenFields(contest, false, after)).toEqual({
    areHintsHidden: false,
    areOthersMeasuresHidden: false,
    resultsHiddenFromMs: null,
  });
  expect(decideHiddenFields({ ...contest, isUnfrozenAtEnd: false }, false, after).resultsHiddenFromMs).toBe(
    1500,
  );
  expect(decideHiddenFields(contest, true, 1600)).toEqual({
    areHintsHidden: false,
    areOthersMeasuresHidden: false,
    resultsHiddenFromMs: null,
  });
});

test('a guest administers no contest, even one without an owner', () => {
  expect(isContestAdmin(undefined, { ownerId: null, groupStanding: null })).toBe(false);
});

test.each([
  [null, true],
  ['member', true],
  ['admin', true],
  ['none', false],
  ['applying', false],
  ['refused', false],
] as const)(
  'an owner whose standing in the group is %j administers its contest: %j',
  (groupStanding, expected) => {
    expect(isContestAdmin(owner, { ownerId: owner.id, groupStanding })).toBe(expected);
  },
);
