import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSelection } from './use-problem-selection.ts';

describe('changeSelection', () => {
  it.each([
    ['selects', [], [3, 1], true, [3, 1]],
    ['keeps what was selected', [5], [3], true, [5, 3]],
    ['selects nothing twice', [5, 3], [3], true, [5, 3]],
    ['moves a repeated id to the end', [3, 5], [3], true, [5, 3]],
    ['deselects', [5, 3, 1], [3, 1], false, [5]],
    ['ignores ids that are not selected', [5], [3], false, [5]],
    ['changes nothing without ids', [5, 3], [], true, [5, 3]],
  ])('%s', (_name, before, changed, isSelected, after) => {
    expect(changeSelection(before, changed, isSelected)).toEqual(after);
  });

  it('contains each id once, and exactly what was selected last', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(ids, ids, fc.boolean(), (before, changed, isSelected) => {
        const after = changeSelection(before, changed, isSelected);
        expect(new Set(after).size).toBe(after.length);
        for (const id of changed) expect(after.includes(id)).toBe(isSelected);
        const kept = before.filter((id) => !changed.includes(id));
        expect(after).toEqual(expect.arrayContaining(kept));
      }),
    );
  });
});
