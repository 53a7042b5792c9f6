import { describe, expect, it } from 'vitest';
import type { TagGroup } from './api/list-tags.ts';
import { countTags, nextRank, searchGroups } from './tag-groups.ts';

const dates = { gmtCreate: '2026-01-01T00:00:00.000+0000', gmtModified: '2026-01-01T00:00:00.000+0000' };
const tag = (name: string) => ({
  id: name.length,
  name,
  nameTranslations: name === 'primes' ? { 'zh-CN': '质数' } : {},
  color: null,
  oj: 'ME',
  gid: null,
  tcid: null,
  problemCount: 0,
  ...dates,
});
const group = (name: string | null, tags: string[], rank = 0): TagGroup => ({
  classification: name === null ? null : { id: 1, name, nameTranslations: {}, oj: 'ME', rank, ...dates },
  tagList: tags.map((one) => tag(one)),
});

const groups = [
  group('Graphs', ['BFS', 'shortest path'], 3),
  group('Math', ['primes'], 1),
  group('Empty', []),
  group(null, ['graph drawing']),
];
const shown = (keyword: string) =>
  searchGroups(groups, keyword).map(({ classification, tagList }) => [
    classification?.name ?? null,
    tagList.map(({ name }) => name),
  ]);

describe('searching tags', () => {
  it('shows everything without a keyword, including empty classifications', () => {
    expect(searchGroups(groups, ' ')).toEqual(groups);
  });

  it('finds a tag by its name in another language', () => {
    expect(shown('质')).toEqual([['Math', ['primes']]]);
  });

  it('shows matching classifications whole, and the matching tags of others', () => {
    expect(shown('GRAPH')).toEqual([
      ['Graphs', ['BFS', 'shortest path']],
      [null, ['graph drawing']],
    ]);
    expect(shown('prim')).toEqual([['Math', ['primes']]]);
    expect(shown('empty')).toEqual([['Empty', []]]);
    expect(shown('nothing')).toEqual([]);
  });
});

it('counts the tags of all groups', () => {
  expect(countTags(groups)).toBe(4);
});

it('puts a new classification last', () => {
  expect(nextRank(groups)).toBe(4);
  expect(nextRank([])).toBe(0);
  expect(nextRank([group(null, ['a'])])).toBe(0);
});
