import { statuses } from '@touchstone/contract/statuses';
import { expect, test } from 'vitest';
import { findOwnCancelProblem } from './cancel-own.ts';

const { pending, compiling, judging, accepted, cancelled, submittedFailed } = statuses;

test.each([
  ['outside a contest', pending, false, false, undefined],
  ['outside a contest, taken by a judge', pending, false, true, undefined],
  ['outside a contest, compiling', compiling, false, true, undefined],
  ['outside a contest, running', judging, false, true, undefined],
  ['in a contest, waiting', pending, true, false, undefined],
  ['in a contest, taken by a judge', pending, true, true, 'contest'],
  ['in a contest, compiling', compiling, true, true, 'contest'],
  ['in a contest, running', judging, true, true, 'contest'],
  ['in a contest, running after its judge was lost', judging, true, false, 'contest'],
  ['accepted', accepted, false, false, 'finished'],
  ['cancelled', cancelled, false, false, 'finished'],
  ['failed to reach a judge', submittedFailed, true, false, 'finished'],
])('%s', (_name, status, isInContest, hasJudge, expected) => {
  expect(findOwnCancelProblem({ status, isInContest, hasJudge })).toBe(expected);
});
