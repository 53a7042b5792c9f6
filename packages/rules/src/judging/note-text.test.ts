import { expect, test } from 'vitest';
import { withoutNote } from './note-text.ts';

test.each([
  ['main.c:1: error\nThe compiler needs more time than is allowed.', 'main.c:1: error\n'],
  ['The compiler needs more time than is allowed.\n', ''],
  ['main.c:1: error\n', 'main.c:1: error\n'],
])('%j is shown without its note as %j', (text, shown) => {
  expect(withoutNote(text, { code: 'compiler-time' })).toBe(shown);
});

test('text without a note stays as it is', () => {
  const text = 'The compiler needs more time than is allowed.';
  expect(withoutNote(text, null)).toBe(text);
});
