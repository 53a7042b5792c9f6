import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { canResubmit, judgedAgain, liveFieldsOf, progressOf } from './live-fields.ts';

const update = { ...judgedAgain, submitId: 1, status: statuses.judging };
const progress = { judgedCases: 3, totalCases: 10 };

describe('progressOf', () => {
  it('counts the cases while they run', () => {
    expect(progressOf({ ...update, progress })).toEqual({ done: 3, total: 10 });
  });

  it('is undefined before the first report', () => {
    expect(progressOf(update)).toBeUndefined();
  });

  it.each([statuses.pending, statuses.compiling, statuses.accepted, statuses.wrongAnswer])(
    'shows nothing in status %d',
    (status) => {
      expect(progressOf({ ...update, status, progress })).toBeUndefined();
    },
  );
});

it.each([
  [statuses.submittedFailed, true, true],
  [statuses.submittedFailed, false, false],
  [statuses.pending, true, false],
  [statuses.systemError, true, false],
])('a submission in status %d, own %s: resubmit %s', (status, isOwn, isAllowed) => {
  expect(canResubmit(status, isOwn)).toBe(isAllowed);
});

it('liveFieldsOf drops all other fields', () => {
  const row = { ...judgedAgain, title: 'Sum', code: 'x', score: 5 };
  expect(liveFieldsOf(row)).toEqual({
    status: statuses.pending,
    score: 5,
    time: null,
    memory: null,
    judger: null,
  });
});
