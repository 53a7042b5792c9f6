import { expect, it } from 'vitest';
import { parseDiscussionEvent } from './discussion-topic.ts';

it.each([
  [{ did: 7 }, { did: 7 }],
  [{ did: 7, changed: 'comments' }, { did: 7 }],
  [{ did: '7' }, undefined],
  [{}, undefined],
  [null, undefined],
  ['discussion', undefined],
])('%j', (value, expected) => {
  expect(parseDiscussionEvent(value)).toEqual(expected);
});
