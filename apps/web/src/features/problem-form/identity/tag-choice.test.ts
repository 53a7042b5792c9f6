import { expect, it } from 'vitest';
import { findTagNames, toTags } from './tag-choice.ts';

const known = [
  { id: 1, name: 'Greedy', allNames: ['Greedy'] },
  { id: 2, name: '模拟', allNames: ['模拟', 'Simulation'] },
];

it.each([
  ['a known tag', ['模拟'], [], [{ id: 2, name: '模拟' }]],
  ['a known tag in another language', ['simulation'], [], [{ id: 2, name: '模拟' }]],
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

it.each([
  ['simu', ['模拟']],
  ['拟', ['模拟']],
  ['GREE', ['Greedy']],
  ['', ['Greedy', '模拟']],
  ['x', []],
])('%j finds tags by their name in any language', (text, names) => {
  expect([...findTagNames(text, known)]).toEqual(names);
});
