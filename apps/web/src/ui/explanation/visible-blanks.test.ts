import { expect, it } from 'vitest';
import { showBlanks } from './visible-blanks.ts';

it.each([
  ['1 2', '1·2'],
  ['1\t2', '1→\t2'],
  ['\n2', '↵2'],
  ['1\r\n', '1␍↵'],
  ['a\u00a0b\u3000c', 'a⍽b□c'],
  ['\u200b', '\\u200b'],
  ['你好', '你好'],
])('%j is shown as %j', (text, shown) => {
  expect(showBlanks(text)).toBe(shown);
});
