import { expect, test } from 'vitest';
import { isRepeatedComment, refuseCommentText } from './comment-form.ts';

test.each([
  ['', 'empty'],
  [' \n\t　', 'empty'],
  ['x', undefined],
  ['x'.repeat(10_000), undefined],
  ['x'.repeat(10_001), 'too-long'],
])('refuses a blank text and a long one (case %#)', (content, refusal) => {
  expect(refuseCommentText(content)).toBe(refusal);
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const long = 'a text that is longer than a thank you';

test.each([
  ['thanks', { content: 'Thanks!', ageMs: minuteMs, isSameSource: true }, true],
  ['thanks', { content: 'thanks', ageMs: minuteMs, isSameSource: false }, false],
  ['thanks', { content: 'thanks', ageMs: hourMs, isSameSource: true }, false],
  ['thanks', { content: 'no', ageMs: 0, isSameSource: true }, false],
  [long, { content: long.toUpperCase(), ageMs: hourMs, isSameSource: false }, true],
  [long, { content: long, ageMs: 25 * hourMs, isSameSource: true }, false],
])('recognizes a repeated text (case %#)', (content, earlier, expected) => {
  expect(isRepeatedComment(content, earlier)).toBe(expected);
});
