import { describe, expect, it } from 'vitest';
import { findNeighbours, saveTrail } from './problem-trail.ts';
import { createMemoryStorage } from './storage.ts';

const listAddress = '/problem?difficulty=1&currentPage=2';

function storageWith(problemIds: string[]) {
  const storage = createMemoryStorage();
  saveTrail(storage, { listAddress, problemIds });
  return storage;
}

describe('the neighbours of a problem opened from a list', () => {
  it.each([
    ['T1001', undefined, 'T1005'],
    ['T1005', 'T1001', 'T1009'],
    ['T1009', 'T1005', undefined],
  ])('of %s are %s and %s', (problemId, previous, next) => {
    const storage = storageWith(['T1001', 'T1005', 'T1009']);
    expect(findNeighbours(storage, problemId)).toEqual({ listAddress, previous, next });
  });

  it('are absent for a problem that is not in the list, and without a list', () => {
    expect(findNeighbours(storageWith(['T1001']), 'T1002')).toBeUndefined();
    expect(findNeighbours(createMemoryStorage(), 'T1001')).toBeUndefined();
  });

  it.each([
    ['/practice', true],
    ['/problem', true],
    ['/problems-of-others', false],
    ['//example.org/problem', false],
  ])('the list may be %s: %s', (address, isKnown) => {
    const storage = createMemoryStorage();
    saveTrail(storage, { listAddress: address, problemIds: ['T1001'] });
    expect(findNeighbours(storage, 'T1001') !== undefined).toBe(isKnown);
  });

  it('are absent if the stored list is invalid', () => {
    const storage = createMemoryStorage();
    storage.setItem('problem-trail', '{"listAddress":"https://example.org","problemIds":["T1001"]}');
    expect(findNeighbours(storage, 'T1001')).toBeUndefined();
    storage.setItem('problem-trail', '{"listAddress":"/problem","problemIds":3}');
    expect(findNeighbours(storage, 'T1001')).toBeUndefined();
  });
});
