import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const cellsOf = (text: string) => parseCsv(text).rows.map(({ cells }) => cells);

describe('CSV', () => {
  it.each([
    ['', []],
    ['a,b', [['a', 'b']]],
    ['a,b\n', [['a', 'b']]],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['a,,', [['a', '', '']]],
    ['"a,b",c', [['a,b', 'c']]],
    ['"say ""hi""",c', [['say "hi"', 'c']]],
    ['"two\r\nlines",c', [['two\r\nlines', 'c']]],
    ['"a"b,c', [['ab', 'c']]],
    ['a"b,c', [['a"b', 'c']]],
    ['a\tb,c\td', [['a', 'b,c', 'd']]],
    ['a;b', [['a', 'b']]],
    ['a,b;c', [['a', 'b;c']]],
    ['=1+1,+2', [['=1+1', '+2']]],
    ['""', [['']]],
  ])('%j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it('reports the line on which each row begins', () => {
    const { rows } = parseCsv('a\n"two\nlines"\n\nlast');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 4, 5]);
  });

  it('reports an unclosed quote', () => {
    expect(parseCsv('a,b\n"c,d\ne')).toEqual({ rows: [{ line: 1, cells: ['a', 'b'] }], openQuoteLine: 2 });
  });

  it('parses ten thousand rows in one call', () => {
    expect(parseCsv('name,"secret, long",x\n'.repeat(10_000)).rows).toHaveLength(10_000);
  });
});
