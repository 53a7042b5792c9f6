import { describe, expect, test } from 'vitest';
import {
  findGenerationProblem,
  findImportProblems,
  listGeneratedUsernames,
  parseImportRow,
} from './user-batches.ts';

describe('a row of an import', () => {
  test('keeps a formula as plain text', () => {
    expect(parseImportRow(['=1+1', '+pass-1', '', '@SUM(A1)', '', '-2+3', '=HYPERLINK("x")'])).toEqual({
      username: '=1+1',
      password: '+pass-1',
      email: null,
      realname: '@SUM(A1)',
      gender: 'secrecy',
      nickname: '-2+3',
      school: '=HYPERLINK("x")',
    });
  });

  test.each([
    ['male', 'male'],
    ['0', 'male'],
    [' Male ', 'male'],
    ['男', 'male'],
    ['female', 'female'],
    ['1', 'female'],
    ['女', 'female'],
    ['', 'secrecy'],
    ['2', 'secrecy'],
    ['constructor', 'secrecy'],
  ])('parses the gender %j as %s', (cell, gender) => {
    expect(parseImportRow(['ada', 'secret-1', '', '', cell]).gender).toBe(gender);
  });

  test('may end after the password', () => {
    expect(findImportProblems([['ada', 'secret-1']])).toEqual([]);
  });

  test.each([
    [['', 'secret-1'], 'username', 'usernameMissing'],
    [['a'.repeat(21), 'secret-1'], 'username', 'usernameLength'],
    [['a\u200Bb', 'secret-1'], 'username', 'usernameCharacters'],
    [['ｒｏｏｔ', 'secret-1'], 'username', 'usernameCharacters'],
    [['a/b', 'secret-1'], 'username', 'usernameCharacters'],
    [['<img src=x>', 'secret-1'], 'username', 'usernameCharacters'],
    [['rооt', 'secret-1'], 'username', 'usernameScripts'],
    [['ada'], 'password', 'passwordMissing'],
    [['ada', '   '], 'password', 'passwordMissing'],
    [['ada', '12345'], 'password', 'passwordLength'],
    [['ada', '1'.repeat(21)], 'password', 'passwordLength'],
    [['ada', 'secret-1', 'no address'], 'email', 'emailFormat'],
    [['ada', 'secret-1', '', 'x'.repeat(51)], 'realname', 'realnameLength'],
    [['ada', 'secret-1', '', '', '', 'x'.repeat(21)], 'nickname', 'nicknameLength'],
    [['ada', 'secret-1', '', '', '', '', 'x'.repeat(101)], 'school', 'schoolLength'],
    [['ada', 'secret-1', '', '', '', '', '', 'more'], undefined, 'tooManyColumns'],
    [['ada', 'secret-1', '', 'a\0b'], undefined, 'unstorable'],
    [['ada', 'secret-1', '', '\uD800'], undefined, 'unstorable'],
  ])('%j: %s %s', (row, column, reason) => {
    expect(findImportProblems([row])).toEqual([{ row: 0, ...(column && { column }), reason }]);
  });

  test('is compared with previous rows, ignoring case', () => {
    const rows = [
      ['Ada', 'secret-1', 'A@mail.example'],
      ['bob', 'secret-1'],
      ['ada', 'secret-1', 'a@MAIL.example'],
    ];
    expect(findImportProblems(rows)).toEqual([
      { row: 2, column: 'username', reason: 'usernameRepeated' },
      { row: 2, column: 'email', reason: 'emailRepeated' },
    ]);
  });

  test('is compared with the users of the site', () => {
    const taken = {
      usernames: new Set(['ada']),
      emails: new Set(['b@mail.example']),
      looksLikeStaff: (username: string) => username === 'r00t',
    };
    expect(
      findImportProblems(
        [
          ['ADA', 'secret-1'],
          ['bob', 'secret-1', 'B@mail.example'],
          ['r00t', 'secret-1'],
        ],
        taken,
      ),
    ).toEqual([
      { row: 0, column: 'username', reason: 'usernameTaken' },
      { row: 1, column: 'email', reason: 'emailTaken' },
      { row: 2, column: 'username', reason: 'usernameLikeStaff' },
    ]);
  });
});

describe('a generation', () => {
  const generation = { prefix: 'team', suffix: '-a', from: 8, to: 11, passwordLength: 8 };

  test('makes usernames of prefix, number and suffix', () => {
    expect(listGeneratedUsernames(generation)).toEqual(['team8-a', 'team9-a', 'team10-a', 'team11-a']);
  });

  test.each([
    [{}, undefined],
    [{ from: 0, to: 0 }, undefined],
    [{ prefix: '', suffix: '' }, undefined],
    [{ from: 5, to: 4 }, 'generationRange'],
    [{ from: -1 }, 'generationRange'],
    [{ from: 1, to: 1000 }, undefined],
    [{ from: 1, to: 1001 }, 'tooManyUsers'],
    [{ from: 1, to: 1_000_000_000 }, 'tooManyUsers'],
    [{ passwordLength: 5 }, 'generatedPasswordLength'],
    [{ passwordLength: 6 }, undefined],
    [{ passwordLength: 25 }, undefined],
    [{ passwordLength: 26 }, 'generatedPasswordLength'],
    [{ prefix: 'a'.repeat(16), suffix: '', from: 9999, to: 9999 }, undefined],
    [{ prefix: 'a'.repeat(16), suffix: '', from: 9999, to: 10_000 }, 'generatedUsernameLength'],
    [{ prefix: 'a\nb' }, 'generatedUsernameCharacters'],
    [{ prefix: 'team a' }, 'generatedUsernameCharacters'],
    [{ prefix: ' team' }, 'generatedUsernameCharacters'],
    [{ suffix: '\u3000' }, 'generatedUsernameCharacters'],
    [{ prefix: '<b>' }, 'generatedUsernameCharacters'],
    [{ suffix: '>' }, 'generatedUsernameCharacters'],
    [{ to: 99_999_999 }, 'tooManyUsers'],
    [{ from: 99_999_990, to: 99_999_999 }, 'generatedNumberTooLarge'],
  ])('%j: %s', (change, problem) => {
    expect(findGenerationProblem({ ...generation, ...change })).toBe(problem);
  });
});
