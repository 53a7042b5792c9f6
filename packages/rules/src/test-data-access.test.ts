import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Role } from '@touchstone/contract/roles';
import { describe, expect, test } from 'vitest';
import { canDownloadTestData, canPrepareTestData } from './test-data-access.ts';

describe('downloading test data', () => {
  test.each<[string, { role: Role; authorId: string | null; groupStanding: GroupStanding | null }, boolean]>([
    ['root', { role: 'root', authorId: 'other', groupStanding: null }, true],
    ['root, of a group', { role: 'root', authorId: 'other', groupStanding: 'none' }, true],
    ['a problem administrator', { role: 'problem_admin', authorId: 'other', groupStanding: null }, true],
    [
      'a problem administrator, of a group',
      { role: 'problem_admin', authorId: 'other', groupStanding: 'none' },
      false,
    ],
    ['an administrator', { role: 'admin', authorId: 'other', groupStanding: null }, false],
    ['an administrator, the own', { role: 'admin', authorId: 'me', groupStanding: null }, true],
    ['the author without a role', { role: 'default_user', authorId: 'me', groupStanding: null }, true],
    ['the author, a member', { role: 'default_user', authorId: 'me', groupStanding: 'member' }, true],
    ['the author, removed', { role: 'default_user', authorId: 'me', groupStanding: 'none' }, false],
    ['a group root', { role: 'default_user', authorId: 'other', groupStanding: 'root' }, true],
    ['a group admin', { role: 'default_user', authorId: 'other', groupStanding: 'admin' }, false],
    ['another user', { role: 'default_user', authorId: 'other', groupStanding: null }, false],
    ['another user, author gone', { role: 'default_user', authorId: null, groupStanding: null }, false],
  ])('%s', (_who, { role, authorId, groupStanding }, expected) => {
    expect(canDownloadTestData({ id: 'me', role }, { authorId, groupStanding })).toBe(expected);
  });
});

test.each<[Role, GroupStanding | null, boolean]>([
  ['root', null, true],
  ['admin', null, true],
  ['default_user', null, false],
  ['default_user', 'member', false],
  ['default_user', 'admin', true],
  ['default_user', 'root', true],
  ['default_user', 'none', false],
])('preparing test data as %s with the standing %s: %s', (role, standing, expected) => {
  expect(canPrepareTestData({ role }, standing)).toBe(expected);
});
