import { describe, expect, it } from 'vitest';
import { diffLines } from './diff-lines.ts';

const signs = { same: ' ', removed: '-', added: '+' } as const;
const show = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${signs[kind]}${text}`);

describe('diffLines', () => {
  it.each([
    ['equal texts', 'a\nb', 'a\nb', [' a', ' b']],
    ['two empty texts', '', '', []],
    ['a new text', '', 'a\nb', ['+a', '+b']],
    ['a removed text', 'a\nb', '', ['-a', '-b']],
    ['a line at the end', 'a', 'a\nb', [' a', '+b']],
    ['a line at the beginning', 'b', 'a\nb', ['+a', ' b']],
    ['a changed line', 'a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
    ['a repeated line', 'a\na', 'a\na\na', [' a', ' a', '+a']],
    ['two changes with a kept line between', 'a\nk\nb', 'x\nk\ny', ['-a', '+x', ' k', '-b', '+y']],
    ['line ends of another system', 'a\r\nb', 'a\nb', [' a', ' b']],
  ])('%s', (_case, before, after, lines) => {
    expect(show(before, after)).toEqual(lines);
  });

  it('keeps both texts: without added lines it is the old one, without removed lines the new one', () => {
    const before = Array.from({ length: 40 }, (_, index) => String((index * 7) % 11)).join('\n');
    const after = Array.from({ length: 37 }, (_, index) => String((index * 5) % 13)).join('\n');
    const lines = diffLines(before, after);
    const without = (kind: string) =>
      lines
        .filter((line) => line.kind !== kind)
        .map(({ text }) => text)
        .join('\n');
    expect(without('added')).toBe(before);
    expect(without('removed')).toBe(after);
  });

  it('shows texts that are too long to compare as replaced', () => {
    const long = (name: string) =>
      Array.from({ length: 2100 }, (_, index) => `${name}${String(index)}`).join('\n');
    const lines = diffLines(long('a'), long('b'));
    expect(lines).toHaveLength(4200);
    expect(lines.some(({ kind }) => kind === 'same')).toBe(false);
  });
});
