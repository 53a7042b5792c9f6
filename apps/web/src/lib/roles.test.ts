import { expect, test } from 'vitest';
import { isAdminOfContest, isAdminRole, isProblemAdminRole, isSuperAdminRole } from './roles.ts';

test.each([
  ['root', true, true, true],
  ['problem_admin', true, true, false],
  ['admin', true, false, false],
  ['default_user', false, false, false],
  ['a role of a newer server', false, false, false],
])('%s: admin %s, problem admin %s, super admin %s', (role, isAdmin, isProblemAdmin, isSuperAdmin) => {
  expect(isAdminRole([role])).toBe(isAdmin);
  expect(isProblemAdminRole([role])).toBe(isProblemAdmin);
  expect(isSuperAdminRole([role])).toBe(isSuperAdmin);
});

test('an account without a role is no administrator', () => {
  expect(isAdminRole([])).toBe(false);
});

test.each([
  [undefined, false],
  [{ uid: 'owner', roleList: ['admin'] }, true],
  [{ uid: 'other', roleList: ['admin'] }, false],
  [{ uid: 'other', roleList: ['problem_admin'] }, false],
  [{ uid: 'other', roleList: ['root'] }, true],
])('the account %j runs the contest of `owner`: %s', (user, isAdmin) => {
  expect(isAdminOfContest(user, { uid: 'owner' })).toBe(isAdmin);
});
