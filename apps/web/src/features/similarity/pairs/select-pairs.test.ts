import { describe, expect, it } from 'vitest';
import { aComparison, aPair } from '../testing/a-comparison.ts';
import {
  defaultMinimum,
  isMarkFilter,
  joinPrograms,
  listClusters,
  percentOf,
  selectPairs,
  type PairFilter,
  type PairSort,
} from './select-pairs.ts';

const rows = joinPrograms(aComparison());
const all: PairFilter = {
  minimum: 0,
  problemId: undefined,
  mark: undefined,
  keyword: '',
  members: undefined,
};
const idsOf = (filter: Partial<PairFilter>, sort: PairSort = 'similarity') =>
  selectPairs(rows, { ...all, ...filter }, sort).map(({ pair }) => pair.id);

describe('the pairs of a comparison', () => {
  it.each<[string, Partial<PairFilter>, number[]]>([
    ['all, the most similar first', {}, [11, 12, 13]],
    ['from a similarity on', { minimum: 62 }, [11, 12]],
    ['of a problem', { problemId: 2 }, [13]],
    ['without a mark', { mark: 'none' }, [11, 13]],
    ['with a mark', { mark: 'discuss' }, [12]],
    ['with another mark', { mark: 'fine' }, []],
    ['by a username', { keyword: ' BOB ' }, [11, 12]],
    ['by a real name', { keyword: 'lee' }, [11]],
    ['within a cluster', { members: new Set([2, 3]) }, [12]],
  ])('%s', (_name, filter, ids) => {
    expect(idsOf(filter)).toEqual(ids);
  });

  it('are sorted by the longest fragment, too', () => {
    expect(idsOf({}, 'longest')).toEqual([12, 11, 13]);
  });

  it('without a program are left out', () => {
    expect(joinPrograms({ pairs: [aPair(1, 1, 9)], programs: aComparison().programs })).toEqual([]);
  });
});

describe('clusters', () => {
  it('connect programs through pairs from the minimum on', () => {
    const names = (minimum: number) =>
      listClusters(rows, minimum).map(({ programs }) => programs.map(({ username }) => username).join(' '));
    expect(names(50)).toEqual(['ann bob cid']);
    expect(names(70)).toEqual(['ann bob']);
    expect(names(30)).toEqual(['ann bob cid', 'dan eve']);
    expect(listClusters(rows, 30).map(({ pairs }) => pairs.length)).toEqual([2, 1]);
  });
});

describe('similarity', () => {
  it.each([
    [0.29, 29],
    [0.999, 99],
    [0.57, 57],
    [1, 100],
  ])('%d is %d percent', (similarity, percent) => {
    expect(percentOf(similarity)).toBe(percent);
  });

  it('begins where a pair deserves a look', () => {
    expect(defaultMinimum(30)).toBe(50);
    expect(defaultMinimum(80)).toBe(80);
  });

  it('knows its filters of marks', () => {
    expect(isMarkFilter('fine')).toBe(true);
    expect(isMarkFilter('')).toBe(false);
  });
});
