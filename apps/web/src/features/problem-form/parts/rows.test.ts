import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveRow, replaceRow } from './rows.ts';

describe('moveRow', () => {
  it.each([
    ['down', 0, 1, ['b', 'a', 'c']],
    ['up', 2, -1, ['a', 'c', 'b']],
    ['not above the first', 0, -1, ['a', 'b', 'c']],
    ['not below the last', 2, 1, ['a', 'b', 'c']],
    ['not a row that is gone', 7, -1, ['a', 'b', 'c']],
  ] as const)('%s', (_name, index, step, after) => {
    expect(moveRow(['a', 'b', 'c'], index, step)).toEqual(after);
  });

  it('is undone by the opposite move', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 2 }), fc.nat(), (rows, seed) => {
        const index = seed % (rows.length - 1);
        expect(moveRow(moveRow(rows, index, 1), index + 1, -1)).toEqual(rows);
      }),
    );
  });
});

describe('replaceRow', () => {
  const rows = [
    { key: 1, name: 'a' },
    { key: 2, name: 'b' },
  ];

  it('changes one row and keeps the identity of the others', () => {
    const after = replaceRow(rows, 2, { name: 'c' });
    expect(after).toEqual([rows[0], { key: 2, name: 'c' }]);
    expect(after[0]).toBe(rows[0]);
  });

  it('changes nothing for an unknown key', () => {
    expect(replaceRow(rows, 3, { name: 'c' })).toEqual(rows);
  });
});
