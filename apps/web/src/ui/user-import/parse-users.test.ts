import { describe, expect, it } from 'vitest';
import { groupByRow, parseUsers } from './parse-users.ts';

describe('parseUsers', () => {
  it.each([
    ['ada,secret-1', [['ada', 'secret-1']]],
    ['\uFEFFada,secret-1\r\n', [['ada', 'secret-1']]],
    ['username,password\nada,secret-1', [['ada', 'secret-1']]],
    ['用户名,密码\nada,secret-1', [['ada', 'secret-1']]],
    ['\n\nada,secret-1\n,,\n', [['ada', 'secret-1']]],
    ['ada,secret-1,,,,,,,', [['ada', 'secret-1']]],
    [
      'ada,secret-1\nusername,password',
      [
        ['ada', 'secret-1'],
        ['username', 'password'],
      ],
    ],
    ['', []],
  ])('%j', (text, cells) => {
    const { rows, problem } = parseUsers(text);
    expect(rows.map((row) => row.cells)).toEqual(cells);
    expect(problem).toBeUndefined();
  });

  it('keeps the line numbers of the text', () => {
    expect(parseUsers('username,password\n\nada,1\nbob,2').rows.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('refuses an unclosed quote and too many rows as a whole', () => {
    expect(parseUsers('ada,1\n"bob').problem).toEqual({ kind: 'openQuote', line: 2 });
    expect(parseUsers('ada,1\n'.repeat(1000)).problem).toBeUndefined();
    expect(parseUsers('ada,1\n'.repeat(1001)).problem).toEqual({ kind: 'tooMany', count: 1001 });
  });

  it('reports problems by row', () => {
    const problems = [
      { row: 1, reason: 'usernameTaken' },
      { row: 1, reason: 'emailTaken' },
      { row: 4, reason: 'passwordLength' },
    ] as const;
    expect([...groupByRow(problems)].map(([row, found]) => [row, found.length])).toEqual([
      [1, 2],
      [4, 1],
    ]);
  });
});
