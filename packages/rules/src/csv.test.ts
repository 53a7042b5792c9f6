import { expect, test } from 'vitest';
import { writeCsv, writeCsvCell } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['名字', '名字'],
  [12, '12'],
  [-1, '-1'],
  ['', ''],
  ['=cmd|calc', `"'=cmd|calc"`],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['+(1)', `"'+(1)"`],
  ['-(2)', `"'-(2)"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['\u0000=1', `"'\u0000=1"`],
  ['\uFEFF=1', `"'\uFEFF=1"`],
  ['\u200B=1', `"'\u200B=1"`],
  ['\u00A0=1', `"'\u00A0=1"`],
  ['\u3000@A1', `"'\u3000@A1"`],
  ['\u115F=1', `"'\u115F=1"`],
  [' =1', `"' =1"`],
  [' \u200B+1', `"' \u200B+1"`],
  ['＝1', `"'＝1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠A1', `"'＠A1"`],
  ['−1', `"'−1"`],
  [' padded', '" padded"'],
  ['a=1', 'a=1'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
])('%j is written as %s', (value, written) => {
  expect(writeCsvCell(value)).toBe(written);
});

test('a file starts with the byte order mark and has CR LF line ends', () => {
  expect(
    writeCsv([
      ['用户名', '次数'],
      ['ada', 3],
    ]),
  ).toBe('\uFEFF用户名,次数\r\nada,3\r\n');
});
