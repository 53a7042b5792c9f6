import { roleCodes, type Role } from '@touchstone/contract/roles';
import { describe, expect, test } from 'vitest';
import {
  decideRole,
  displayNameOf,
  findClaim,
  findClaimedEmail,
  findMappedRole,
  listMappedGroups,
  mapProfile,
  matchesClaim,
} from './claims.ts';

const claims = {
  sub: '1',
  groups: ['teachers', 'class-1', 7],
  department: 'informatics',
  is_staff: true,
  realm_access: { roles: ['judge-admin'] },
  'https://school.example/role': 'head',
};

describe('claims', () => {
  test.each([
    ['department', 'informatics'],
    ['realm_access.roles', ['judge-admin']],
    ['https://school.example/role', 'head'],
    ['realm_access.roles.length', undefined],
    ['constructor', undefined],
    ['realm_access.constructor', undefined],
    ['missing.deep', undefined],
  ])('%j is %j', (path, value) => {
    expect(findClaim(claims, path)).toEqual(value);
  });

  test.each([
    ['groups', 'teachers', true],
    ['groups', '7', true],
    ['groups', 'Teachers', false],
    ['groups', 'teach', false],
    ['groups', 'teachers,class-1', false],
    ['department', 'informatics', true],
    ['is_staff', 'true', true],
    ['realm_access', '[object Object]', false],
    ['missing', 'undefined', false],
    ['missing', '', false],
  ])('%j with the value %j matches: %j', (claim, value, isMatch) => {
    expect(matchesClaim(claims, { claim, value })).toBe(isMatch);
  });

  test('give no role without a rule, whatever they contain', () => {
    const boasting = { role: 'root', roles: ['root', 'admin'], groups: ['root'], roleList: ['root'] };
    expect(findMappedRole(boasting, [])).toBeUndefined();
    expect(findMappedRole(boasting, [{ claim: 'groups', value: 'teachers', role: 'root' }])).toBeUndefined();
  });

  test('give the role of the first rule that matches, and all groups once', () => {
    const rules = [
      { claim: 'groups', value: 'pupils', role: 'default_user' },
      { claim: 'groups', value: 'teachers', role: 'problem_admin' },
      { claim: 'department', value: 'informatics', role: 'root' },
    ] as const;
    expect(findMappedRole(claims, rules)).toBe('problem_admin');
    expect(
      listMappedGroups(claims, [
        { claim: 'groups', value: 'class-1', groupId: 4 },
        { claim: 'department', value: 'informatics', groupId: 4 },
        { claim: 'groups', value: 'class-2', groupId: 5 },
        { claim: 'is_staff', value: 'true', groupId: 6 },
      ]),
    ).toEqual([4, 6]);
  });
});

describe('the role after a login', () => {
  test.each<[Role, Role | undefined, Role | undefined, Role]>([
    ['default_user', undefined, undefined, 'default_user'],
    ['default_user', undefined, 'admin', 'admin'],
    ['admin', 'admin', 'admin', 'admin'],
    ['admin', 'admin', undefined, 'default_user'],
    ['admin', 'admin', 'problem_admin', 'problem_admin'],
    // Given by an administrator of this site.
    ['root', undefined, 'default_user', 'root'],
    ['problem_admin', undefined, undefined, 'problem_admin'],
    ['root', 'admin', undefined, 'root'],
    ['default_user', 'admin', undefined, 'default_user'],
    // A restriction.
    ['mute_user', undefined, 'root', 'mute_user'],
    ['no_subimit_user', 'no_subimit_user', 'admin', 'no_subimit_user'],
  ])('%s, given before: %s, mapped: %s → %s', (current, granted, mapped, role) => {
    expect(decideRole({ current, granted, mapped })).toBe(role);
  });

  test('is never a role of administrators without a mapping', () => {
    for (const current of Object.keys(roleCodes) as Role[])
      for (const granted of [undefined, current]) {
        const role = decideRole({ current, granted, mapped: undefined });
        expect([current, 'default_user']).toContain(role);
      }
  });
});

describe('the profile of a new account', () => {
  const mapping = { nickname: 'name', studentNumber: 'employee.number' };

  test('comes from the mapped claims', () => {
    const profile = mapProfile(
      {
        preferred_username: 'ada',
        name: ' Ada ',
        employee: { number: 42 },
        email: 'a@b.example',
        email_verified: true,
      },
      mapping,
    );
    expect(profile).toEqual({
      username: 'ada',
      nickname: 'Ada',
      realname: null,
      school: null,
      studentNumber: '42',
      email: 'a@b.example',
    });
  });

  test.each([
    [{ preferred_username: 'ada@school.example' }, 'ada'],
    [{ preferred_username: 'a' }, null],
    [{ preferred_username: 'ada lovelace' }, null],
    [{ preferred_username: 'x'.repeat(21) }, null],
    [{ preferred_username: ['ada'] }, null],
    [{}, null],
  ])('takes a username only if it is allowed: %j', (given, username) => {
    expect(mapProfile(given, {}).username).toBe(username);
  });

  test.each([
    [{ email: 'a@b.example' }, null],
    [{ email: 'a@b.example', email_verified: false }, null],
    [{ email: 'a@b.example', email_verified: 1 }, null],
    [{ email: 'a@b.example', email_verified: true }, 'a@b.example'],
    [{ email: 'no address', email_verified: true }, null],
  ])('takes a mail address only if it is verified: %j', (given, email) => {
    expect(mapProfile(given, {}).email).toBe(email);
  });

  test('a text that is too long is cut, one that cannot be stored is left out', () => {
    expect(mapProfile({ name: 'x'.repeat(50) }, mapping).nickname).toBe('x'.repeat(20));
    expect(mapProfile({ name: 'a\0b' }, mapping).nickname).toBeNull();
    expect(mapProfile({ name: '\ud800' }, mapping).nickname).toBeNull();
  });

  test('the identity is shown by its name, username or address', () => {
    expect(displayNameOf({ name: 'Ada', email: 'a@b.example' })).toBe('Ada');
    expect(displayNameOf({ email: 'a@b.example' })).toBe('a@b.example');
    expect(displayNameOf({ name: 5 })).toBe('5');
    expect(displayNameOf({})).toBeNull();
    expect(findClaimedEmail({ email: 'a@b.example', email_verified: false })).toBe('a@b.example');
    expect(findClaimedEmail({ email: 7 })).toBeNull();
  });
});
