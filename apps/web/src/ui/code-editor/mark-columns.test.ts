import { describe, expect, it } from 'vitest';
import { offsetOfColumn } from './mark-columns.ts';

describe('offsetOfColumn', () => {
  it.each([
    ['plain text', 'abc', 2, 1],
    ['the first column', 'abc', 1, 0],
    ['a tab, which ends at the eighth column', '\tx', 9, 1],
    ['a tab after text', 'ab\tx', 9, 3],
    ['Chinese characters, two columns each', '题x', 3, 1],
    ['full-width signs', '，x', 3, 1],
    ['emoji, two columns and two units each', '"😀"x', 5, 4],
    ['rare characters beyond the basic plane', '𠀀x', 3, 2],
    ['a column past the end', 'abc', 9, 3],
    ['an empty line', '', 5, 0],
  ])('of gcc counts %s', (_case, line, column, offset) => {
    expect(offsetOfColumn(line, column, 'display')).toBe(offset);
  });

  it.each([
    ['\tx', 2, 1],
    ['题x', 2, 1],
  ])('of other compilers counts characters: %j', (line, column, offset) => {
    expect(offsetOfColumn(line, column, 'character')).toBe(offset);
  });
});
