import { describe, expect, it } from 'vitest';
import { isAllowed, toChange, toValues } from './switch-values.ts';

const stored = {
  openPublicDiscussion: true,
  openGroupDiscussion: true,
  openContestComment: true,
  openSolutionsToAll: false,
  openPublicJudge: true,
  openGroupJudge: true,
  openContestJudge: true,
  hideNonContestSubmissionCode: false,
  defaultSubmitInterval: 8,
  defaultCreateGroupDailyLimit: 2,
  defaultCreateGroupLimit: 5,
  defaultCreateGroupACInitValue: 20,
  defaultCreateDiscussionDailyLimit: 5,
  defaultCreateDiscussionLimit: 1000,
  defaultCreateDiscussionACInitValue: 10,
  defaultCreateCommentACInitValue: 10,
  sessionMaximumDays: 30,
};
const lists = ['hdu', 'cf', 'poj', 'atcoder', 'spoj', 'libreoj'].flatMap((judge) => [
  [`${judge}UsernameList`, ['ada']],
  [`${judge}PasswordList`, ['••••••••']],
]);
const answered = { ...stored, ...Object.fromEntries(lists) } as Parameters<typeof toValues>[0];

describe('switch settings', () => {
  it('contain every switch and number, and no account of another judge', () => {
    expect(toValues(answered)).toEqual(stored);
  });

  it('send only changed values', () => {
    const before = toValues(answered);
    expect(toChange(before, before)).toEqual({});
    expect(toChange(before, { ...before, openPublicJudge: false, defaultSubmitInterval: '15' })).toEqual({
      openPublicJudge: false,
      defaultSubmitInterval: 15,
    });
  });
});

describe('isAllowed', () => {
  it.each([
    [0, true],
    ['12', true],
    [86_400, true],
    [86_401, false],
    [-1, false],
    [1.5, false],
    ['', false],
    ['many', false],
  ])('%j seconds between submissions: %s', (value, isValid) => {
    expect(isAllowed('defaultSubmitInterval', value)).toBe(isValid);
  });

  it.each([
    [0, false],
    [1, true],
    [365, true],
    [366, false],
  ])('%i days of a session: %s', (value, isValid) => {
    expect(isAllowed('sessionMaximumDays', value)).toBe(isValid);
  });
});
