import { expect, it } from 'vitest';
import { toTags } from './tag-choice.ts';

const known = [
  { id: 1, name: 'Greedy' },
  { id: 2, name: '贪心' },
];

it.each([
  ['a known tag', ['贪心'], [], [{ id: 2, name: '贪心' }]],
  ['a known tag in another case', [' greedy '], [], [{ id: 1, name: 'Greedy' }]],
  ['a new tag', [' sacks '], [], [{ id: undefined, name: 'sacks' }]],
  [
    'a tag of the problem that the list does not know',
    ['old'],
    [{ id: 9, name: 'old' }],
    [{ id: 9, name: 'old' }],
  ],
])('%s', (_name, names, chosen, tags) => {
  expect(toTags(names, chosen, known)).toEqual(tags);
});
