import { expect, it } from 'vitest';
import { linesOf } from './markdown.tsx';

it.each([
  ['', 1],
  ['one line', 1],
  ['one\n\ntwo\n', 2],
  ['line\n'.repeat(40), 12],
])('reserves lines for %j: %i', (text, lines) => {
  expect(linesOf(text)).toBe(lines);
});
