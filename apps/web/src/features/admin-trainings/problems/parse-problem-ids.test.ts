import { expect, it } from 'vitest';
import { parseProblemIds } from './parse-problem-ids.ts';

it.each([
  ['', []],
  [' , ', []],
  ['A1', ['A1']],
  ['A1 B2,C3，D4、E5;F6\nG7', ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7']],
  ['A1 A1 B2', ['A1', 'B2']],
])('%j', (typed, ids) => {
  expect(parseProblemIds(typed)).toEqual(ids);
});
