import { describe, expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

describe('a CSV file for spreadsheets', () => {
  it('starts with the UTF-8 byte order mark and has CRLF line ends', () => {
    expect(
      writeCsv([
        ['用户名', '密码'],
        ['ada', 'secret'],
      ]),
    ).toBe('\uFEFF用户名,密码\r\nada,secret\r\n');
  });

  it.each([
    ['plain', 'plain'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['a=b', 'a=b'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['two\nlines', '"two\nlines"'],
  ])('writes %j as %j', (cell, written) => {
    expect(writeCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
  });
});
