import { describe, expect, it } from 'vitest';
import { groupTopics, omitTopics, searchTopics } from './topics.ts';

const tag = (id: number, name: string, other: string) => ({ id, name, allNames: [name, other] });
const groups = groupTopics(
  [
    { classification: { name: 'Graphs' }, tagList: [tag(1, 'BFS', '广搜'), tag(2, 'Tree', '树')] },
    { classification: { name: 'Empty' }, tagList: [tag(3, 'Flow', '网络流')] },
    { classification: null, tagList: [tag(4, 'Ｇreedy', '贪心')] },
  ] as never,
  [
    { id: 1, count: 7 },
    { id: 2, count: 1 },
    { id: 4, count: 2 },
  ],
);
const namesOf = (text: string) =>
  searchTopics(groups, text).flatMap(({ topics }) => topics.map(({ name }) => name));

describe('groupTopics', () => {
  it('leaves out tags without problems, and empty groups', () => {
    expect(groups.map(({ name, topics }) => [name, topics.map(({ count }) => count)])).toEqual([
      ['Graphs', [7, 1]],
      [undefined, [2]],
    ]);
  });
});

describe('searchTopics', () => {
  it.each([
    ['', ['BFS', 'Tree', 'Ｇreedy']],
    ['bfs', ['BFS']],
    ['贪', ['Ｇreedy']],
    ['greedy', ['Ｇreedy']],
    ['graph', ['BFS', 'Tree']],
    ['nothing', []],
  ])('finds %o', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });
});

describe('omitTopics', () => {
  it('leaves out the chosen topics, and groups without others', () => {
    const ids = groups.map(({ topics }) => topics[0]?.id ?? 0);
    const left = omitTopics(groups, ids);
    expect(left.map(({ name, topics }) => [name, topics.map((topic) => topic.name)])).toEqual([
      ['Graphs', ['Tree']],
    ]);
  });
});
