import { expect, test } from 'vitest';
import { refuseCommentText } from './comment-form.ts';

test.each([
  ['', 'empty'],
  [' \n\t　', 'empty'],
  ['x', undefined],
  ['x'.repeat(10_000), undefined],
  ['x'.repeat(10_001), 'too-long'],
])('refuses a blank text and a long one (case %#)', (content, refusal) => {
  expect(refuseCommentText(content)).toBe(refusal);
});
