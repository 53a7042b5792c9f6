import { expect, it } from 'vitest';
import { audienceOf, isOi } from './contest-kind.ts';

it.each([
  [0, false],
  [1, true],
  [2, false],
])('type %d is OI: %s', (type, expected) => {
  expect(isOi({ type })).toBe(expected);
});

it.each([
  [0, 'public'],
  [1, 'private'],
  [2, 'protected'],
  [7, 'private'],
])('auth %d is %s', (auth, audience) => {
  expect(audienceOf({ auth })).toBe(audience);
});
