import { statuses } from '@touchstone/contract/statuses';
import { expect, test } from 'vitest';
import { asksAgain, remoteScore } from './run-result.ts';

test.each([
  [{ status: statuses.accepted }, 100, 100],
  [{ status: statuses.accepted, score: 30 }, 100, 100],
  [{ status: statuses.wrongAnswer, score: 90 }, 100, 0],
  [{ status: statuses.partialAccepted, score: 40 }, 100, 40],
  [{ status: statuses.partialAccepted, score: 40 }, 50, 20],
  [{ status: statuses.partialAccepted }, 100, 0],
  [{ status: statuses.partialAccepted, score: 100 }, 100, 99],
  [{ status: statuses.partialAccepted, score: -5 }, 100, 0],
  [{ status: statuses.systemError, score: 100 }, 100, 0],
])('%j of %i points gives %i', (result, fullScore, expected) => {
  expect(remoteScore(result, fullScore)).toBe(expected);
});

test.each([
  [statuses.submittedFailed, '1', true],
  [statuses.pending, '1', true],
  [statuses.compiling, '1', true],
  [statuses.judging, '1', true],
  [statuses.systemError, '1', true],
  [statuses.submittedFailed, null, false],
  [statuses.accepted, '1', false],
  [statuses.wrongAnswer, '1', false],
  [statuses.cancelled, '1', false],
  [statuses.compileError, '1', false],
])('with status %i and the run %s, the site is asked again: %s', (status, remoteId, expected) => {
  expect(asksAgain(status, remoteId)).toBe(expected);
});
