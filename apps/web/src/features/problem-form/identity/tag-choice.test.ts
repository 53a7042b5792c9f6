import { expect, it } from 'vitest';
import { findTagNames, isChosen, toTags } from './tag-choice.ts';

const known = [
  { id: 1, name: 'Greedy', allNames: ['Greedy'] },
  { id: 2, name: '模拟', allNames: ['模拟', 'Simulation'] },
];

it.each([
  ['a known tag', ['模拟'], [], [{ id: 2, name: '模拟' }]],
  ['a known tag in another language', ['simulation'], [], [{ id: 2, name: '模拟' }]],
  ['a known tag in another case', [' greedy '], [], [{ id: 1, name: 'Greedy' }]],
  ['two names of one tag', ['模拟', 'Simulation'], [], [{ id: 2, name: '模拟' }]],
  ['a new tag typed twice', ['sacks', 'Sacks '], [], [{ id: undefined, name: 'sacks' }]],
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

it.each([
  ['模拟', true],
  ['simulation', true],
  [' SIMULATION ', true],
  ['greedy', false],
  ['new', false],
])('%j is chosen already: %s', (name, isDuplicate) => {
  expect(isChosen(name, [{ id: 2, name: '模拟' }], known)).toBe(isDuplicate);
});
