import { describe, expect, test } from 'vitest';
import { findGroupFormError, parseGroupAccess, refuseGroupCreation, type GroupForm } from './group-form.ts';

const good: GroupForm = {
  name: 'Class of 2026',
  shortName: 'CLASS26',
  brief: 'A class.',
  description: 'A class that learns.',
  access: 'protected',
  code: 'abc123',
};

describe('the form of a group', () => {
  test.each<[string, Partial<GroupForm>, ReturnType<typeof findGroupFormError>]>([
    ['good', {}, undefined],
    ['public without a code', { access: 'public', code: null }, undefined],
    ['name of 4', { name: 'abcd' }, 'groupNameLength'],
    ['name of 5', { name: 'abcde' }, undefined],
    ['name of 25', { name: 'a'.repeat(25) }, undefined],
    ['name of 26', { name: 'a'.repeat(26) }, 'groupNameLength'],
    ['no name', { name: '' }, 'groupNameLength'],
    ['name of 5 emoji', { name: '🎈'.repeat(5) }, undefined],
    ['name of 26 emoji', { name: '🎈'.repeat(26) }, 'groupNameLength'],
    ['short name of 4', { shortName: 'abcd' }, 'groupShortNameLength'],
    ['short name of 11', { shortName: 'a'.repeat(11) }, 'groupShortNameLength'],
    ['short name in Chinese', { shortName: '二零二六班' }, undefined],
    ['short name with a blank', { shortName: 'a b c' }, 'groupShortNameCharacters'],
    ['short name with a slash', { shortName: 'ab/cd' }, 'groupShortNameCharacters'],
    ['brief of 4', { brief: 'abcd' }, 'groupBriefLength'],
    ['brief of 51', { brief: 'a'.repeat(51) }, 'groupBriefLength'],
    ['description of 4', { description: 'abcd' }, 'groupDescriptionLength'],
    ['description of 1001', { description: 'a'.repeat(1001) }, 'groupDescriptionLength'],
    ['unknown access', { access: undefined }, 'groupAccessUnknown'],
    ['protected without a code', { code: null }, 'groupCodeLength'],
    ['code of 5', { code: 'abcde' }, 'groupCodeLength'],
    ['code of 7', { code: 'abcdefg' }, 'groupCodeLength'],
    ['public with a wrong code', { access: 'public', code: 'a' }, 'groupCodeLength'],
  ])('%s', (_what, changes, error) => {
    expect(findGroupFormError({ ...good, ...changes })).toBe(error);
  });

  test('only changed fields are checked, and always the code', () => {
    const old = { ...good, description: '' };
    expect(findGroupFormError(old, ['name'])).toBeUndefined();
    expect(findGroupFormError({ ...old, code: null }, ['access'])).toBe('groupCodeLength');
  });

  test.each([
    [1, 'public'],
    [2, 'protected'],
    [3, 'private'],
    [0, undefined],
    [4, undefined],
    [undefined, undefined],
  ])('auth %j is %j', (auth, access) => {
    expect(parseGroupAccess(auth)).toBe(access);
  });
});

test.each([
  [{ solved: 20, createdToday: 1, owned: 4 }, undefined],
  [
    { solved: 19, createdToday: 0, owned: 0 },
    { code: 'groupCreateSolved', count: 20 },
  ],
  [
    { solved: 20, createdToday: 2, owned: 2 },
    { code: 'groupCreateDaily', count: 2 },
  ],
  [
    { solved: 20, createdToday: 0, owned: 5 },
    { code: 'groupCreateTotal', count: 5 },
  ],
])('creating a group after %j', (counts, refusal) => {
  const limits = { solvedMinimum: 20, dailyMaximum: 2, totalMaximum: 5 };
  expect(refuseGroupCreation(counts, limits)).toEqual(refusal);
});
