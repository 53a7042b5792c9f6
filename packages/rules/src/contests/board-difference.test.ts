import { expect, test } from 'vitest';
import { compareBoards, type ComparedRow } from './board-difference.ts';

const gold = { name: 'Gold', background: '#e6bf25', color: '#fff' };
const row = (id: string, rank: number, changes: Partial<ComparedRow<string>> = {}): ComparedRow<string> => ({
  contestantId: id,
  person: id,
  rank,
  result: 1,
  time: 60,
  award: null,
  cells: new Map([['A', 'solved']]),
  firsts: [],
  ...changes,
});
const changesOf = (before: ComparedRow<string>[], after: ComparedRow<string>[]) =>
  compareBoards(before, after).map((one) => [
    one.contestantId,
    one.before?.rank ?? null,
    one.after?.rank ?? null,
    one.isChanged,
  ]);

test('equal boards have no changes', () => {
  expect(changesOf([row('ann', 1), row('bo', 2)], [row('ann', 1), row('bo', 2)])).toEqual([
    ['ann', 1, 1, false],
    ['bo', 2, 2, false],
  ]);
});

test('rows are in the order after the change, and moved ranks are changes', () => {
  expect(changesOf([row('ann', 1), row('bo', 2)], [row('bo', 1), row('ann', 2)])).toEqual([
    ['bo', 2, 1, true],
    ['ann', 1, 2, true],
  ]);
});

test('contestants may enter and leave the board', () => {
  expect(changesOf([row('ann', 1)], [row('bo', 1)])).toEqual([
    ['bo', null, 1, true],
    ['ann', 1, null, true],
  ]);
});

test('names changed cells, awards and first solutions', () => {
  const before = [row('ann', 1, { award: gold, firsts: ['A'] })];
  const after = [row('ann', 1, { cells: new Map([['B', 'tried']]), firsts: ['B'] })];
  expect(compareBoards(before, after)).toMatchObject([
    { isChanged: true, changedProblems: ['A', 'B'], firstsGained: ['B'], firstsLost: ['A'] },
  ]);
});

test('a lost award alone is a change', () => {
  expect(changesOf([row('ann', 1, { award: gold })], [row('ann', 1)])).toEqual([['ann', 1, 1, true]]);
});
