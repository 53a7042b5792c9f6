import { describe, expect, it } from 'vitest';
import { changeText } from './change-text.ts';

describe('changeText', () => {
  it.each([
    ['code', { text: 'a b', from: 2, to: 3 }, { text: 'a `b`', from: 3, to: 4 }],
    ['codeBlock', { text: 'x', from: 0, to: 1 }, { text: '```\nx\n```\n\n', from: 4, to: 5 }],
    ['link', { text: '', from: 0, to: 0 }, { text: '[](https://)', from: 1, to: 1 }],
    ['list', { text: 'a\nb', from: 0, to: 3 }, { text: '- a\n- b', from: 0, to: 7 }],
    ['numbers', { text: 'a\nb', from: 0, to: 3 }, { text: '1. a\n2. b', from: 0, to: 9 }],
  ] as const)('%s changes text and selection', (name, before, after) => {
    expect(changeText(name, before)).toMatchObject({ text: after.text });
  });

  it('returns the selection inside the inserted signs', () => {
    expect(changeText('code', { text: 'a b', from: 2, to: 3 })).toEqual({ text: 'a `b`', from: 3, to: 4 });
  });
});
