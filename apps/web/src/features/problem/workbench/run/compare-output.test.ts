import { describe, expect, it } from 'vitest';
import { compareOutput, type Piece } from './compare-output.ts';

/** Renders a marked piece as `[x]`. */
const draw = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join('');

const rows = (expected: string, actual: string) =>
  compareOutput(expected, actual).map((row) => [row.kind, draw(row.expected), draw(row.actual)]);

describe('compareOutput', () => {
  it.each([
    [
      'equal',
      '1\n2\n',
      '1\n2',
      [
        ['same', '1', '1'],
        ['same', '2', '2'],
      ],
    ],
    ['nothing written', '1\n', '', [['missing', '[1]', '']]],
    ['nothing expected', '', 'x', [['extra', '', '[x]']]],
    ['a wrong number', '1 2 3', '1 5 3', [['changed', '1 [2] 3', '1 [5] 3']]],
    ['a number that only begins alike', '12', '13', [['changed', '[12]', '[13]']]],
    ['a blank at the end', '1 2', '1 2 ', [['changed', '1 2', '1 2[ ]']]],
    [
      'a missing line in the middle',
      'a\nb\nc',
      'a\nc',
      [
        ['same', 'a', 'a'],
        ['missing', '[b]', ''],
        ['same', 'c', 'c'],
      ],
    ],
    [
      'one line too many',
      'a',
      'a\nb',
      [
        ['same', 'a', 'a'],
        ['extra', '', '[b]'],
      ],
    ],
    [
      'an empty line too many',
      'a\nb',
      'a\n\nb',
      [
        ['same', 'a', 'a'],
        ['extra', '', ''],
        ['same', 'b', 'b'],
      ],
    ],
    [
      'Windows line ends, which are no difference',
      'a\r\nb',
      'a\nb',
      [
        ['same', 'a', 'a'],
        ['same', 'b', 'b'],
      ],
    ],
    ['words beyond the Latin', '你好 世界', '你好 地球', [['changed', '你好 [世界]', '你好 [地球]']]],
    ['both empty', '', '', []],
  ])('shows %s', (_name, expected, actual, shown) => {
    expect(rows(expected, actual)).toEqual(shown);
  });

  it('numbers the lines of each side', () => {
    const [, missing, last] = compareOutput('a\nb\nc', 'a\nc');
    expect(missing).toMatchObject({ expectedLine: 2, actualLine: undefined });
    expect(last).toMatchObject({ expectedLine: 3, actualLine: 2 });
  });

  it('stays fast for very long outputs', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `line ${String(index)}`).join('\n');
    expect(compareOutput(long, `${long}\nmore`).at(-1)?.kind).toBe('extra');
  });
});
