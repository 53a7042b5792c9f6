import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { writeCsv, writeCsvCell } from './write-csv.ts';

test.each([
  ['plain', 'plain'],
  ['名字', '名字'],
  [12, '12'],
  [-1, '-1'],
  ['', ''],
  ['=cmd|calc', `"'=cmd|calc"`],
  ['+(1)', `"'+(1)"`],
  ['-(2)', `"'-(2)"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['a=1', 'a=1'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
])('%j is written as %s', (value, written) => {
  expect(writeCsvCell(value)).toBe(written);
});

test('writes any number of rows in order, after the byte order mark', async () => {
  const rows = Array.from({ length: 450 }, (_, index) => [index, 'x']);
  const lines = (await text(writeCsv(rows))).split('\r\n');
  expect(lines).toHaveLength(451);
  expect(lines[449]).toBe('449,x');
  expect((await text(writeCsv([['x']]))).charCodeAt(0)).toBe(0xfe_ff);
});
