import type { Role } from '@touchstone/contract/roles';
import { expect, test } from 'vitest';
import { canDownloadTestData } from './test-data-access.ts';

test.each<[string, { role: Role; authorId: string | null; groupId: number | null }, boolean]>([
  ['root', { role: 'root', authorId: 'other', groupId: null }, true],
  ['root, of a group', { role: 'root', authorId: 'other', groupId: 1 }, true],
  ['a problem administrator', { role: 'problem_admin', authorId: 'other', groupId: null }, true],
  ['a problem administrator, of a group', { role: 'problem_admin', authorId: 'other', groupId: 1 }, false],
  ['an administrator', { role: 'admin', authorId: 'other', groupId: null }, false],
  ['an administrator, the own', { role: 'admin', authorId: 'me', groupId: null }, true],
  [
    'its author, who is no administrator any more',
    { role: 'default_user', authorId: 'me', groupId: null },
    true,
  ],
  ['its author, of a group', { role: 'default_user', authorId: 'me', groupId: 1 }, true],
  ['anybody else', { role: 'default_user', authorId: 'other', groupId: null }, false],
  ['anybody, where the author is gone', { role: 'default_user', authorId: null, groupId: null }, false],
])('%s', (_who, { role, authorId, groupId }, expected) => {
  expect(canDownloadTestData({ id: 'me', role }, { authorId, groupId })).toBe(expected);
});
