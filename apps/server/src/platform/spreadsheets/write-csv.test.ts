import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('writes any number of rows in order, after the byte order mark', async () => {
  const rows = Array.from({ length: 450 }, (_, index) => [index, 'x']);
  const lines = (await text(writeCsv(rows))).split('\r\n');
  expect(lines).toHaveLength(451);
  expect(lines[449]).toBe('449,x');
  expect((await text(writeCsv([['x']]))).charCodeAt(0)).toBe(0xfe_ff);
});
