import { expect, it } from 'vitest';
import { splitInlineCode } from './inline-text.ts';

const wordsOf = (text: string) =>
  splitInlineCode(text).map((part) => (part.isCode ? [part.text] : part.text));

it('separates code from text', () => {
  expect(wordsOf('call `main` once')).toEqual(['call ', ['main'], ' once']);
  expect(wordsOf('`gets` and `puts`')).toEqual([['gets'], ' and ', ['puts']]);
});

it('keeps text without code whole', () => {
  expect(wordsOf('plain')).toEqual(['plain']);
});

it('keeps a single backtick as text', () => {
  expect(wordsOf('a ` b')).toEqual(['a ` b']);
});

it('gives equal parts different positions', () => {
  const positions = splitInlineCode('`a`, `a`, `a`').map((part) => part.position);
  expect(new Set(positions).size).toBe(positions.length);
});
