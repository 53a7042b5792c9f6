import { roleCodes, type Permission, type Role } from '@touchstone/contract/roles';
import { describe, expect, test } from 'vitest';
import { hasPermission, isAnyAdmin, isSuperAdmin, roleFromCode } from './permissions.ts';

const holders: readonly (readonly [Permission, readonly number[]])[] = [
  ['submit', [1000, 1001, 1002, 1004, 1005, 1008]],
  ['discussion_add', [1000, 1001, 1002, 1003, 1008]],
  ['discussion_edit', [1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008]],
  ['discussion_del', [1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008]],
  ['comment_add', [1000, 1001, 1002, 1003, 1004, 1006, 1008]],
  ['reply_add', [1000, 1001, 1002, 1003, 1004, 1006, 1008]],
  ['group_add', [1000, 1001, 1002, 1008]],
  ['group_del', [1000, 1001, 1002, 1008]],
  ['problem_admin', [1000, 1001, 1008]],
  ['contest_admin', [1000, 1001, 1008]],
  ['rejudge', [1000]],
  ['announcement_admin', [1000]],
  ['user_admin', [1000]],
  ['system_info_admin', [1000]],
];

describe('permissions of roles', () => {
  test.each(holders)('%s belongs to %j only', (permission, codes) => {
    const actual = Object.entries(roleCodes).filter(([role]) => hasPermission(role as Role, permission));
    expect(actual.map(([, code]) => code)).toEqual(codes);
  });

  test('each code leads back to its role', () => {
    for (const [role, code] of Object.entries(roleCodes)) expect(roleFromCode(code)).toBe(role);
  });

  test('administrators are root, admin and problem_admin; super admin is root alone', () => {
    const roles = Object.keys(roleCodes) as Role[];
    expect(roles.filter(isAnyAdmin)).toEqual(['root', 'admin', 'problem_admin']);
    expect(roles.filter(isSuperAdmin)).toEqual(['root']);
  });
});
