import { expect, it } from 'vitest';
import { parseContestId } from './parse-contest-id.ts';

it.each([
  ['1', 1],
  ['1000', 1000],
  ['999999999999999', 999_999_999_999_999],
  ['9999999999999999', undefined],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  [' 1', undefined],
  ['', undefined],
  ['abc', undefined],
  [undefined, undefined],
])('parses %j as %j', (text, id) => {
  expect(parseContestId(text)).toBe(id);
});
