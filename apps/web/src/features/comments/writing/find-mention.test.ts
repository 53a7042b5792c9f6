import { describe, expect, it } from 'vitest';
import { completeMention, findMention } from './find-mention.ts';

describe('findMention', () => {
  it.each([
    ['@', { from: 0, keyword: '' }],
    ['@an', { from: 0, keyword: 'an' }],
    ['hello @an', { from: 6, keyword: 'an' }],
    ['你好@小明', { from: 2, keyword: '小明' }],
    ['你好，@小明', { from: 3, keyword: '小明' }],
    ['(@a.b-c_d', { from: 1, keyword: 'a.b-c_d' }],
    ['line\n@ann', { from: 5, keyword: 'ann' }],
    ['mail ann@example', undefined],
    ['@@', undefined],
    ['@ann ', undefined],
    ['no name', undefined],
    ['`@an', undefined],
    ['`code` @an', { from: 7, keyword: 'an' }],
    ['```\n@an', undefined],
    ['```\nx\n```\n@an', { from: 10, keyword: 'an' }],
    [`@${'x'.repeat(21)}`, undefined],
  ])('in %j', (text, mention) => {
    expect(findMention(text, text.length)).toEqual(mention);
  });

  it('ends at the caret', () => {
    expect(findMention('@annabel', 4)).toEqual({ from: 0, keyword: 'ann' });
  });
});

describe('completeMention', () => {
  it.each([
    ['hi @an', 6, { text: 'hi @ann ', from: 8, to: 8 }],
    ['hi @an there', 6, { text: 'hi @ann there', from: 8, to: 8 }],
    ['@', 1, { text: '@ann ', from: 5, to: 5 }],
  ])('in %j', (text, caret, completed) => {
    const mention = findMention(text, caret);
    expect(mention && completeMention(text, caret, mention, 'ann')).toEqual(completed);
  });
});
