import type { Role } from '@touchstone/contract/roles';
import { expect, test } from 'vitest';
import { decideProblemRights } from './problem-administration.ts';

test.each<[Role, string | null, string]>([
  ['root', 'me', 'edit publish delete rejudge-contests'],
  ['root', 'another', 'edit publish delete rejudge-contests'],
  ['root', null, 'edit publish delete rejudge-contests'],
  ['problem_admin', 'me', 'edit publish delete'],
  ['problem_admin', 'another', ''],
  ['problem_admin', null, ''],
  ['admin', 'me', 'edit'],
  ['admin', 'another', ''],
  ['default_user', 'me', ''],
  ['mute_user', 'me', ''],
])('%s, author %s: %s', (role, authorId, rights) => {
  const { canEdit, canPublish, canDelete, canRejudgeContests } = decideProblemRights(
    { id: 'me', role },
    authorId,
  );
  const named = [
    canEdit && 'edit',
    canPublish && 'publish',
    canDelete && 'delete',
    canRejudgeContests && 'rejudge-contests',
  ];
  expect(named.filter((name) => name !== false).join(' ')).toBe(rights);
});
