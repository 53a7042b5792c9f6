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
  group: null,
  ...changes,
});
const outside = { isViewerMember: false };
const inside = { isViewerMember: true };
const visibilities = ['public', 'private', 'contest'] as const;

describe('a public problem', () => {
  test('is for everybody', () => {
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

  test('is open to its author, whatever role that one has now', () => {
    for (const role of roles) expect(decideProblemAccess(as(role, 'author'), hidden)).toBe('visible');
  });

  test.each(roles)('is for %s as that role should see it', (role) => {
    expect(decideProblemAccess(as(role), hidden)).toBe(isAdminRole(role) ? 'visible' : 'not-public');
  });

  test('without an author belongs to nobody', () => {
    const orphan = problem({ visibility, authorId: null });
    expect(decideProblemAccess(as('default_user'), orphan)).toBe('not-public');
    expect(decideProblemAccess(as('problem_admin'), orphan)).toBe('visible');
  });
});

describe.each(visibilities)('a %s problem of a group', (visibility) => {
  const foreign = problem({ visibility, group: outside });
  const own = problem({ visibility, group: inside });

  test('is closed outside the group to all but root', () => {
    expect(decideProblemAccess(undefined, foreign)).toBe('group-only');
    expect(decideProblemAccess(author, foreign)).toBe('group-only');
    for (const role of roles) {
      expect(decideProblemAccess(as(role), foreign)).toBe(role === 'root' ? 'visible' : 'group-only');
    }
  });

  test('is for members once it is public, and for its author before', () => {
    expect(decideProblemAccess(as('default_user'), own)).toBe(
      visibility === 'public' ? 'visible' : 'not-public',
    );
    expect(decideProblemAccess(author, own)).toBe('visible');
  });

  test('is never for a guest, even if the facts call one a member', () => {
    expect(decideProblemAccess(undefined, own)).toBe('group-only');
  });
});

test.each([
  ['public', false, false, 'open'],
  ['private', false, false, 'closed'],
  ['contest', false, false, 'closed'],
  ['public', true, false, 'group-only'],
  ['private', true, false, 'closed'],
  ['public', false, true, 'remote'],
  ['public', true, true, 'group-only'],
  ['contest', true, true, 'closed'],
] as const)(
  'to a %s problem (of a group: %s, of another site: %s) submitting is %s',
  (visibility, isOfGroup, isRemote, access) => {
    expect(decideSubmitAccess({ visibility, isOfGroup, isRemote })).toBe(access);
  },
);
