import { roleCodes, type Role } from '@touchstone/contract/roles';
import { describe, expect, test } from 'vitest';
import {
  decideProblemAccess,
  decideSubmitAccess,
  type ProblemFacts,
  type ProblemViewer,
} from './problem-access.ts';

const roles = Object.keys(roleCodes) as Role[];
const as = (role: Role, id = 'other'): ProblemViewer => ({ id, role });
const author = as('default_user', 'author');
const isAdminRole = (role: Role) => ['root', 'admin', 'problem_admin'].includes(role);

const problem = (changes: Partial<ProblemFacts> = {}): ProblemFacts => ({
  visibility: 'public',
  authorId: 'author',
  groupStanding: null,
  ...changes,
});
const outside = ['none', 'applying', 'refused'] as const;
const inside = ['member', 'admin', 'root'] as const;
const visibilities = ['public', 'private', 'contest'] as const;

describe('a public problem', () => {
  test('is visible to everyone', () => {
    for (const viewer of [undefined, author, ...roles.map((role) => as(role))]) {
      expect(decideProblemAccess(viewer, problem())).toBe('visible');
    }
  });
});

describe.each(['private', 'contest'] as const)('a %s problem', (visibility) => {
  const hidden = problem({ visibility });

  test('is closed to guests', () => {
    expect(decideProblemAccess(undefined, hidden)).toBe('not-public');
  });

  test('is visible to its author in any role', () => {
    for (const role of roles) expect(decideProblemAccess(as(role, 'author'), hidden)).toBe('visible');
  });

  test.each(roles)('visibility for the role %s', (role) => {
    expect(decideProblemAccess(as(role), hidden)).toBe(isAdminRole(role) ? 'visible' : 'not-public');
  });

  test('without an author has no owner', () => {
    const orphan = problem({ visibility, authorId: null });
    expect(decideProblemAccess(as('default_user'), orphan)).toBe('not-public');
    expect(decideProblemAccess(as('problem_admin'), orphan)).toBe('visible');
  });
});

describe.each(visibilities)('a %s problem of a group', (visibility) => {
  test.each(outside)('is closed to a viewer with standing %s, except root of the site', (groupStanding) => {
    const foreign = problem({ visibility, groupStanding });
    expect(decideProblemAccess(undefined, foreign)).toBe('group-only');
    expect(decideProblemAccess(author, foreign)).toBe('group-only');
    for (const role of roles) {
      expect(decideProblemAccess(as(role), foreign)).toBe(role === 'root' ? 'visible' : 'group-only');
    }
  });

  test.each(inside)(
    'is visible to the standing %s once public, and to its author and to roots before',
    (groupStanding) => {
      const own = problem({ visibility, groupStanding });
      expect(decideProblemAccess(as('default_user'), own)).toBe(
        visibility === 'public' || groupStanding === 'root' ? 'visible' : 'not-public',
      );
      expect(decideProblemAccess(author, own)).toBe('visible');
      expect(decideProblemAccess(undefined, own)).toBe('group-only');
    },
  );
});

test.each([
  ['public', null, null, 'open'],
  ['private', null, null, 'closed'],
  ['contest', null, null, 'closed'],
  ['public', 4, null, 'group-only'],
  ['private', 4, null, 'closed'],
  ['contest', 4, null, 'closed'],
  ['public', 4, 4, 'open'],
  ['private', 4, 4, 'closed'],
  ['contest', 4, 4, 'closed'],
  ['public', 5, 4, 'not-of-group'],
  ['private', 5, 4, 'not-of-group'],
  ['public', null, 4, 'not-of-group'],
] as const)(
  'to a %s problem (group %s) submitting in group %s is %s',
  (visibility, groupId, contextGroupId, access) => {
    expect(decideSubmitAccess({ visibility, groupId }, contextGroupId)).toBe(access);
  },
);
