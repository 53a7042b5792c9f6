import { expect, it } from 'vitest';
import { parseUnreadEvent } from './unread-topic.ts';

const counts = { comment: 1, reply: 0, like: 2, sys: 0, mine: 3 };

it.each([
  ['the five counters', counts, counts],
  ['further fields', { ...counts, more: 1 }, counts],
  ['a missing counter', { ...counts, mine: undefined }, undefined],
  ['a text', { ...counts, like: '2' }, undefined],
  ['nothing', null, undefined],
])('parses %s', (_case, value, expected) => {
  expect(parseUnreadEvent(value)).toEqual(expected);
});
