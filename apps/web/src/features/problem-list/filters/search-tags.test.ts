import { describe, expect, it } from 'vitest';
import type { WireTagGroup } from '../api/list-tag-groups.ts';
import { findTags, searchTags } from './search-tags.ts';

const time = '2026-01-01T00:00:00.000+0000';
const times = { gmtCreate: time, gmtModified: time };
const tag = (id: number, name: string, ...otherNames: string[]) => ({
  id,
  name,
  allNames: [name, ...otherNames],
  color: null,
  oj: 'ME',
  gid: null,
  tcid: null,
  ...times,
});
const groups: WireTagGroup[] = [
  {
    classification: { id: 1, name: '图论 Graphs', oj: 'ME', rank: 1, ...times },
    tagList: [tag(1, '最短路', 'Shortest paths'), tag(2, 'DFS')],
  },
  { classification: { id: 2, name: '空的', oj: 'ME', rank: 2, ...times }, tagList: [] },
  { classification: null, tagList: [tag(3, '杂题 DFS')] },
];
const names = (text: string) =>
  searchTags(groups, text).map(({ name, tags }) => [name, tags.map(({ id }) => id)]);

describe('tag filter', () => {
  it.each([
    [
      'everything for no words',
      '',
      [
        ['图论 Graphs', [1, 2]],
        [undefined, [3]],
      ],
    ],
    [
      'a part of a name in either case',
      'dfs',
      [
        ['图论 Graphs', [2]],
        [undefined, [3]],
      ],
    ],
    [
      'a full-width spelling',
      'ＤＦＳ',
      [
        ['图论 Graphs', [2]],
        [undefined, [3]],
      ],
    ],
    ['a classification with all it holds', ' graph ', [['图论 Graphs', [1, 2]]]],
    ['a name in another language', 'shortest', [['图论 Graphs', [1]]]],
    ['nothing', 'zzz', []],
  ])('show %s', (_what, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('are found by id, and an unknown tag keeps its position', () => {
    expect(findTags(groups, [3, 99]).map(({ id, tag: found }) => [id, found?.name])).toEqual([
      [3, '杂题 DFS'],
      [99, undefined],
    ]);
  });
});
