import { expect, it } from 'vitest';
import { parseQuestionsEvent } from './contest-questions-topic.ts';

it.each([
  [{ cid: 7, changed: 'answer', commentId: 1, replyId: 2 }, { cid: 7 }],
  [{ cid: '7' }, undefined],
  [{}, undefined],
  [null, undefined],
])('%j', (value, expected) => {
  expect(parseQuestionsEvent(value)).toEqual(expected);
});
