import { expect, it } from 'vitest';
import { parseAuth, visibilityOfAuth } from './problem-visibilities.ts';

it.each([
  ['1', 1],
  [1, 1],
  ['2', 2],
  ['3', 3],
  [4, undefined],
  ['0', undefined],
  ['01', undefined],
  ['1.0', undefined],
  ['', undefined],
  ['public', undefined],
  [null, undefined],
])('parses %j as %j', (value, auth) => {
  expect(parseAuth(value)).toBe(auth);
});

it('has a name for each visibility', () => {
  expect(new Set(Object.values(visibilityOfAuth))).toEqual(new Set(['public', 'private', 'contest']));
});
