import { describe, expect, it } from 'vitest';
import { isSameValue, listChanges } from './compare-values.ts';
import { emptyCase, newProblemValues } from './problem-values.ts';

describe('isSameValue', () => {
  it.each([
    [1, 1, true],
    [1, '1', false],
    ['', null, false],
    [null, null, true],
    [null, [], false],
    [[], [], true],
    [[1, 2], [2, 1], false],
    [NaN, NaN, true],
    [[{ key: 1, name: 'a' }], [{ key: 2, name: 'a' }], true],
    [[{ key: 1, name: 'a' }], [{ key: 1, name: 'b' }], false],
    [[{ id: undefined, name: 'a' }], [{ name: 'a' }], true],
    [[{ id: null, name: 'a' }], [{ name: 'a' }], false],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect(isSameValue(one, other)).toBe(isSame);
    expect(isSameValue(other, one)).toBe(isSame);
  });
});

describe('listChanges', () => {
  const baseline = { ...newProblemValues(), uploadedCases: [emptyCase()] };

  it('is empty for new rows with the same content', () => {
    const values = { ...baseline, uploadedCases: [emptyCase()] };
    expect(values.uploadedCases[0]?.key).not.toBe(baseline.uploadedCases[0]?.key);
    expect(listChanges(values, baseline)).toEqual(new Set());
  });

  it('lists exactly the changed values', () => {
    const values = {
      ...baseline,
      title: 'Sum',
      languageIds: [],
      uploadedCases: [{ ...emptyCase(), score: '5' }],
    };
    expect(listChanges(values, baseline)).toEqual(new Set(['title', 'languageIds', 'uploadedCases']));
  });
});
