import { describe, expect, it } from 'vitest';
import { splitPinned } from './pinned-rows.ts';

const rowsOf = (letters: string) => letters.split('').map((uid) => ({ uid }));
const namesOf = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid).join('');

describe('splitPinned', () => {
  it.each([
    ['no pinned rows', 'abcd', undefined, '', '', 'abcd'],
    ['the own row', 'cabcd', 'c', '', 'c', 'abcd'],
    ['the own row in first place', 'aabcd', 'a', '', 'a', 'abcd'],
    ['an own row that a search left out', 'abd', 'c', '', '', 'abd'],
    ['people one follows', 'bdabcd', undefined, 'bd', 'bd', 'abcd'],
    ['people one follows, the first among them', 'ababcd', undefined, 'ab', 'ab', 'abcd'],
    ['the own row and followed users', 'cabdabcd', 'c', 'abd', 'cabd', 'abcd'],
    ['a followed user that is not on the board', 'babcd', undefined, 'bz', 'b', 'abcd'],
  ])('finds %s', (_what, rows, ownId, followed, pinned, ranked) => {
    const split = splitPinned(rowsOf(rows), { ownId, followed: new Set(followed), before: 0 });
    expect([namesOf(split.pinned), namesOf(split.ranked)]).toEqual([pinned, ranked]);
  });

  it('marks no rows on a page that starts after the pinned ones', () => {
    const split = splitPinned(rowsOf('abc'), { ownId: 'a', followed: new Set('b'), before: 10 });
    expect(namesOf(split.ranked)).toBe('abc');
  });
});
