import { expect, it } from 'vitest';
import { parseCommentFocus } from './comment-focus.ts';

it.each([
  ['', undefined],
  ['comment=7', { commentId: 7, replyId: undefined }],
  ['comment=7&reply=9', { commentId: 7, replyId: 9 }],
  ['reply=9', undefined],
  ['comment=x', undefined],
  ['comment=-1', undefined],
  ['comment=', undefined],
  ['comment=7&reply=x', { commentId: 7, replyId: undefined }],
])('?%s', (search, focus) => {
  expect(parseCommentFocus(new URLSearchParams(search))).toEqual(focus);
});
