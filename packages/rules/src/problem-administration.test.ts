import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Role } from '@touchstone/contract/roles';
import { expect, test } from 'vitest';
import {
  decideGroupProblemRights,
  decideProblemRights,
  refuseProblemChange,
  type ChangedProblem,
  type ProblemChange,
} from './problem-administration.ts';

test.each<[Role, string | null, string]>([
  ['root', 'me', 'edit publish delete rejudge-contests'],
  ['root', 'another', 'edit publish delete rejudge-contests'],
  ['root', null, 'edit publish delete rejudge-contests'],
  ['problem_admin', 'me', 'edit publish delete'],
  ['problem_admin', 'another', 'edit publish delete'],
  ['problem_admin', null, 'edit publish delete'],
  ['admin', 'me', 'edit'],
  ['admin', 'another', ''],
  ['default_user', 'me', ''],
  ['mute_user', 'me', ''],
])('%s, author %s: %s', (role, authorId, rights) => {
  const { canEdit, canPublish, canDelete, canRejudgeContests } = decideProblemRights(
    { id: 'me', role },
    authorId,
    [],
  );
  const named = [
    canEdit && 'edit',
    canPublish && 'publish',
    canDelete && 'delete',
    canRejudgeContests && 'rejudge-contests',
  ];
  expect(named.filter((name) => name !== false).join(' ')).toBe(rights);
});

test.each<[Role, string, readonly string[], boolean, boolean]>([
  ['admin', 'another', ['me'], true, false],
  ['admin', 'another', ['you'], false, false],
  ['admin', 'me', [], true, true],
  ['problem_admin', 'another', [], true, true],
  ['default_user', 'another', ['me'], false, false],
])('%s, author %s, co-authors %j: edits, names co-authors', (role, authorId, coAuthorIds, edits, names) => {
  const rights = decideProblemRights({ id: 'me', role }, authorId, coAuthorIds);
  expect([rights.canEdit, rights.canNameCoAuthors]).toEqual([edits, names]);
});

const problems = {
  public: { visibility: 'public', archivedVisibility: null, isUsed: false },
  used: { visibility: 'public', archivedVisibility: null, isUsed: true },
  hidden: { visibility: 'private', archivedVisibility: null, isUsed: true },
  archived: { visibility: 'private', archivedVisibility: 'public', isUsed: true },
  'archived contest-only': { visibility: 'private', archivedVisibility: 'contest', isUsed: true },
} as const satisfies Record<string, ChangedProblem>;

const changes = {
  publish: { kind: 'visibility', to: 'public' },
  hide: { kind: 'visibility', to: 'private' },
  delete: { kind: 'delete' },
  archive: { kind: 'archive' },
  restore: { kind: 'restore' },
  content: { kind: 'content' },
} as const satisfies Record<string, ProblemChange>;

test.each<[Role, keyof typeof changes, keyof typeof problems, string | undefined]>([
  ['problem_admin', 'delete', 'public', undefined],
  ['problem_admin', 'delete', 'used', 'in-use'],
  ['problem_admin', 'delete', 'hidden', 'in-use'],
  ['problem_admin', 'delete', 'archived', 'in-use'],
  ['root', 'delete', 'used', 'in-use'],
  ['admin', 'delete', 'used', 'delete-forbidden'],
  ['default_user', 'delete', 'public', 'not-yours'],
  ['admin', 'hide', 'used', undefined],
  ['admin', 'publish', 'hidden', 'publish-forbidden'],
  ['admin', 'publish', 'used', undefined],
  ['problem_admin', 'publish', 'hidden', undefined],
  ['problem_admin', 'publish', 'archived', 'archived'],
  ['problem_admin', 'hide', 'archived', undefined],
  ['admin', 'archive', 'used', undefined],
  ['default_user', 'archive', 'used', 'not-yours'],
  ['problem_admin', 'restore', 'archived', undefined],
  ['admin', 'restore', 'archived', 'publish-forbidden'],
  ['admin', 'restore', 'archived contest-only', undefined],
  ['admin', 'content', 'archived', undefined],
  ['default_user', 'content', 'public', 'not-yours'],
])('%s may %s a problem that is %s: %s', (role, change, problem, refusal) => {
  const rights = decideProblemRights({ id: 'me', role }, 'me', []);
  expect(refuseProblemChange(rights, problems[problem], changes[change])).toBe(refusal);
});

test.each<[Role, string, GroupStanding, string]>([
  ['default_user', 'another', 'root', 'edit publish delete rejudge-contests'],
  ['default_user', 'me', 'admin', 'edit publish delete'],
  ['default_user', 'me', 'member', 'edit publish delete'],
  ['default_user', 'another', 'admin', ''],
  ['default_user', 'me', 'none', ''],
  ['default_user', 'me', 'applying', ''],
  ['default_user', 'me', 'refused', ''],
  ['problem_admin', 'another', 'none', ''],
  ['root', 'another', 'none', 'edit publish delete rejudge-contests'],
])('in a group: %s, author %s, %s: %s', (role, authorId, standing, expected) => {
  const rights = decideGroupProblemRights({ id: 'me', role }, authorId, standing);
  const named = [
    rights.canEdit && 'edit',
    rights.canPublish && 'publish',
    rights.canDelete && 'delete',
    rights.canNameCoAuthors && 'co-authors',
    rights.canRejudgeContests && 'rejudge-contests',
  ];
  expect(named.filter((name) => name !== false).join(' ')).toBe(expected);
});
