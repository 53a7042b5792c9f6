import { expect, test } from 'vitest';
import { findMemberImportProblems, type KnownAccounts } from './member-import.ts';

const known: KnownAccounts = {
  accounts: new Map([
    ['ada', { isBanned: false }],
    ['bob', { isBanned: true }],
  ]),
  emails: new Set(['taken@mail.example']),
  looksLikeStaff: (username) => username === 'r00t',
  canCreateAccounts: true,
};

test.each<[string, readonly (readonly string[])[], readonly unknown[], boolean?]>([
  ['an existing account needs only its name', [['Ada']], []],
  ['other cells of an existing account are ignored', [['ada', 'x', 'taken@mail.example']], []],
  ['a new account', [['eve', 'secret-1', 'eve@mail.example']], []],
  ['a new account without a password', [['eve']], [[0, 'password', 'passwordMissing']]],
  ['a taken address', [['eve', 'secret-1', 'Taken@mail.example']], [[0, 'email', 'emailTaken']]],
  ['a repeated name', [['ada'], ['ADA']], [[1, 'username', 'usernameRepeated']]],
  ['a new account that looks like staff', [['r00t', 'secret-1']], [[0, 'username', 'usernameLikeStaff']]],
  ['a banned account', [['bob']], [[0, 'username', 'accountBanned']]],
  [
    'an empty row',
    [['']],
    [
      [0, 'username', 'usernameMissing'],
      [0, 'password', 'passwordMissing'],
    ],
  ],
  ['too many cells', [['ada', '', '', '', '', '', '', 'x']], [[0, undefined, 'tooManyColumns']]],
  ['registration is closed', [['ada'], ['eve', 'x']], [[1, 'username', 'accountMissing']], false],
  [
    'every wrong row is named, in order',
    [['bob'], ['eve'], ['ada'], ['mallory', '1']],
    [
      [0, 'username', 'accountBanned'],
      [1, 'password', 'passwordMissing'],
      [3, 'password', 'passwordLength'],
    ],
  ],
])('%s', (_what, rows, expected, canCreateAccounts = true) => {
  const problems = findMemberImportProblems(rows, { ...known, canCreateAccounts });
  expect(problems.map(({ row, column, reason }) => [row, column, reason])).toEqual(expected);
});
