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
  sealedFromMs: 1500,
  isUnsealedAtEnd: true,
  ownerId: 'owner',
  audience: 'public',
  isVisible: true,
  accountRule: null,
  isSubmittingAllowedAfterEnd: false,
  groupStanding: null,
};
const guest = undefined;
const person: ContestViewer = { id: 'p', username: 'team1', role: 'default_user', isRegistered: false };
const registered = { ...person, isRegistered: true };
const owner: ContestViewer = { ...person, id: 'owner' };
const root: ContestViewer = { ...person, id: 'r', role: 'root' };
/** Administers the site's problems, not this contest. */
const otherAdmin: ContestViewer = { ...person, id: 'a', role: 'admin' };
const rule = { prefix: 'team', suffix: '', numbers: { from: 1, to: 3 }, extra: [] };

const [before, during, after] = [999, 1200, 2000];

describe('looking into a contest', () => {
  test.each([
    ['a guest, public', {}, guest, during, 'login-needed'],
    ['a person, before the start', {}, person, before, 'not-started'],
    ['a person, public', {}, person, during, undefined],
    ['a person, protected', { audience: 'protected' }, person, during, undefined],
    ['a person, private', { audience: 'private' }, person, during, 'not-registered'],
    ['a registered person, private', { audience: 'private' }, registered, during, undefined],
    [
      'a registered person, private, before the start',
      { audience: 'private' },
      registered,
      before,
      'not-started',
    ],
    [
      'a registered person whose name is not meant',
      { audience: 'private', accountRule: rule },
      { ...registered, username: 'team4' },
      during,
      'account-not-allowed',
    ],
    ['a name not meant, public', { accountRule: rule }, { ...person, username: 'x' }, during, undefined],
    ['a person, hidden', { isVisible: false }, person, during, 'not-found'],
    ['the owner, hidden and before the start', { isVisible: false }, owner, before, undefined],
    ['root, before the start', {}, root, before, undefined],
    ['another administrator, before the start', {}, otherAdmin, before, 'not-started'],
    ['an outsider of the group', { groupStanding: 'none' }, person, during, 'group-only'],
    ['an applicant of the group', { groupStanding: 'applying' }, person, during, 'group-only'],
    ['a refused applicant of the group', { groupStanding: 'refused' }, person, during, 'group-only'],
    ['a member of the group', { groupStanding: 'member' }, person, during, undefined],
    ['an admin of the group, before the start', { groupStanding: 'admin' }, person, before, 'not-started'],
    ['the root of the group, before the start', { groupStanding: 'root' }, person, before, undefined],
    ['another administrator of the site', { groupStanding: 'none' }, otherAdmin, during, 'group-only'],
    ['the super administrator', { groupStanding: 'none' }, root, before, undefined],
  ] as const)('%s', (_who, facts, viewer, now, refusal) => {
    expect(refuseContestView({ ...contest, ...facts }, viewer, now)).toBe(refusal);
  });
});

describe('submitting to a contest', () => {
  test.each([
    ['a guest', {}, guest, during, 'login-needed'],
    ['a person, public', {}, person, during, undefined],
    ['a person, a second late', {}, person, after, 'ended'],
    [
      'a person, after the end where allowed',
      { isSubmittingAllowedAfterEnd: true },
      person,
      after,
      undefined,
    ],
    ['a person, protected', { audience: 'protected' }, person, during, 'not-registered'],
    ['a registered person, protected', { audience: 'protected' }, registered, during, undefined],
    [
      'a name not meant, public',
      { accountRule: rule },
      { ...person, username: 'x' },
      during,
      'account-not-allowed',
    ],
    ['the owner, before the start', {}, owner, before, undefined],
    ['the owner, after the end', {}, owner, after, 'ended'],
    ['a person, before the start', {}, person, before, 'not-started'],
  ] as const)('%s', (_who, facts, viewer, now, refusal) => {
    expect(refuseContestSubmit({ ...contest, ...facts }, viewer, now)).toBe(refusal);
  });
});

test('hints stay hidden to the end, measures of others while it runs, results behind the seal', () => {
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
  expect(decideHiddenFields({ ...contest, isUnsealedAtEnd: false }, false, after).resultsHiddenFromMs).toBe(
    1500,
  );
  expect(decideHiddenFields(contest, true, 1600)).toEqual({
    areHintsHidden: false,
    areOthersMeasuresHidden: false,
    resultsHiddenFromMs: null,
  });
});

test('a guest administers nothing, not even what nobody owns', () => {
  expect(isContestAdmin(undefined, { ownerId: null, groupStanding: null })).toBe(false);
});
