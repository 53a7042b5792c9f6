import { expect, it } from 'vitest';
import { parseDiscussionEvent } from './discussion-topic.ts';

const event = { did: 7, changed: 'added', commentId: 3, replyId: null };

it.each([
  [event, event],
  [
    { ...event, replyId: 9, more: 1 },
    { ...event, replyId: 9 },
  ],
  [
    { did: 7, changed: 'discussion' },
    { did: 7, changed: 'discussion', commentId: null, replyId: null },
  ],
  [{ ...event, changed: 'other' }, undefined],
  [{ ...event, did: '7' }, undefined],
  [null, undefined],
  ['discussion', undefined],
])('%j', (value, expected) => {
  expect(parseDiscussionEvent(value)).toEqual(expected);
});
