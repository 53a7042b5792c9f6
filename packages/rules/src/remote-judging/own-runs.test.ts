import { describe, expect, test } from 'vitest';
import { appendBlanks, isSameCode, listNewerRuns } from './own-runs.ts';

const runs = (...ids: string[]) => ids.map((id) => ({ id }));

test.each([
  ['no run was known', runs('3', '2'), null, ['3', '2']],
  ['the newest is known', runs('3', '2'), '3', []],
  ['one came since', runs('4', '3', '2'), '3', ['4']],
  ['the known one has left the list', runs('103', '102', '99'), '100', ['103', '102']],
  ['ids are longer than numbers', runs('9007199254740995'), '9007199254740993', ['9007199254740995']],
  ['ids are no numbers', runs('b', 'a'), 'x', ['b', 'a']],
] as const)('newer runs when %s', (_case, listed, knownId, expected) => {
  expect(listNewerRuns(listed, knownId).map(({ id }) => id)).toEqual(expected);
});

describe('the code of a run is the same', () => {
  test.each([
    ['a\nb\n', 'a\r\nb', true],
    ['a  \nb', 'a\nb', true],
    ['a\n\n\n', 'a', true],
    ['  a', 'a', false],
    ['a\nb', 'a\nB', false],
    ['a b', 'a  b', false],
    ['', 'a', false],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect(isSameCode(one, other)).toBe(isSame);
  });
});

test('appended blanks change the text and not the code', () => {
  const changed = [0, 0.3, 0.999].map((random) => appendBlanks('int main() {}\n', random));
  expect(new Set(changed).size).toBe(3);
  for (const text of changed) expect(isSameCode(text, 'int main() {}\n')).toBe(true);
});
