import { statuses } from '@touchstone/contract/statuses';
import { expect, it } from 'vitest';
import { findNextProblem } from './find-next-problem.ts';

const problems = ['A', 'B', 'C'].map((problemId) => ({ problemId }));
const solved = { status: statuses.accepted };
const wrong = { status: statuses.wrongAnswer };

it.each([
  ['no problems', [], {}, undefined],
  ['no results', problems, {}, { problemId: 'A', isSolved: false }],
  ['the first solved', problems, { A: solved }, { problemId: 'B', isSolved: false }],
  ['the second solved', problems, { B: solved }, { problemId: 'A', isSolved: false }],
  ['a failed try', problems, { A: solved, B: wrong }, { problemId: 'B', isSolved: false }],
  ['all solved', problems, { A: solved, B: solved, C: solved }, { problemId: 'A', isSolved: true }],
])('the next problem with %s', (_case, listed, cells, expected) => {
  expect(findNextProblem(listed, cells)).toEqual(expected);
});
