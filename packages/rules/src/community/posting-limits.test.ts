import { describe, expect, test } from 'vitest';
import { mutedRole } from './muted-role.ts';
import { countLinks, isNewAccount, isSameText, refusePosting } from './posting-limits.ts';

const limits = { solvedMinimum: 10, dailyMaximum: 5, totalMaximum: 100 };

test.each([
  [{ solved: 10, postedToday: 4, posted: 99 }, undefined],
  [
    { solved: 9, postedToday: 0, posted: 0 },
    { code: 'discussionCreateSolved', count: 10 },
  ],
  [
    { solved: 10, postedToday: 5, posted: 5 },
    { code: 'discussionCreateDaily', count: 5 },
  ],
  [
    { solved: 10, postedToday: 0, posted: 100 },
    { code: 'discussionCreateTotal', count: 100 },
  ],
])('%j: %j', (counts, refusal) => {
  expect(refusePosting(counts, limits)).toEqual(refusal);
});

describe('links', () => {
  test.each([
    ['no link', 0],
    ['https://a.example and http://A.example', 1],
    ['[x](https://a.example/x) <https://b.example> www.c.example', 3],
    ['mail a@b.example', 0],
    ['https://a.example/1 https://a.example/2', 2],
  ])('in %j: %i', (text, count) => {
    expect(countLinks(text)).toBe(count);
  });
});

test.each([
  [6, 0, true],
  [6, 20, false],
  [8, 0, false],
])('an account of %i days with %i solved problems is new: %s', (days, solved, isNew) => {
  const now = new Date('2026-01-31T00:00:00Z');
  const createdAt = new Date(now.getTime() - days * 86_400_000);
  expect(isNewAccount({ createdAt, solved }, now)).toBe(isNew);
});

test.each([
  ['Same text', ' same  TEXT! ', true],
  ['为什么超时？', '为什么超时', true],
  ['one', 'two', false],
  ['???', '!!!', false],
  ['???', '???', true],
])('%j and %j are the same text: %s', (one, other, isSame) => {
  expect(isSameText(one, other)).toBe(isSame);
});

test.each([
  ['root', undefined],
  ['admin', undefined],
  ['problem_admin', undefined],
  ['default_user', 'mute_user'],
  ['no_discuss_user', 'mute_user'],
  ['mute_user', 'mute_user'],
  ['no_subimit_user', 'no_submit_mute_user'],
  ['no_submit_no_discuss_user', 'no_submit_mute_user'],
  ['no_submit_mute_user', 'no_submit_mute_user'],
] as const)('muting %s: %s', (role, muted) => {
  expect(mutedRole(role)).toBe(muted);
});
