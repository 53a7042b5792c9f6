import { describe, expect, it } from 'vitest';
import { findChange } from './edit-field.ts';

describe('findChange', () => {
  it.each([
    ['an insertion', 'ab', 'axb', { from: 1, to: 1, insert: 'x' }],
    ['a removal', 'axb', 'ab', { from: 1, to: 2, insert: '' }],
    ['a replacement', 'say @an', 'say @ann ', { from: 7, to: 7, insert: 'n ' }],
    ['repeated signs', 'aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
    ['signs around a word', 'b', '`b`', { from: 0, to: 1, insert: '`b`' }],
    ['no change', 'same', 'same', { from: 4, to: 4, insert: '' }],
  ])('%s', (_case, before, after, change) => {
    expect(findChange(before, after)).toEqual(change);
    expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
  });
});
