import { expect, it } from 'vitest';
import { shownNameOf } from './shown-name.ts';

const person = { username: 'fox', nickname: 'Quick Fox', realname: null };

it.each([
  ['username', 'fox'],
  ['nickname', 'Quick Fox'],
  ['realname', 'fox'],
  [null, 'fox'],
])('uses %s', (choice, name) => {
  expect(shownNameOf(choice)(person)).toBe(name);
});

it('never shows an empty name', () => {
  expect(shownNameOf('nickname')({ ...person, nickname: '  ' })).toBe('fox');
});
