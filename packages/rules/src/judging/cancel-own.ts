/** Whether users may cancel their own submission. */
import { isUnderWay, statuses } from '@touchstone/contract/statuses';

export type OwnCancelProblem = 'finished' | 'contest';

/**
 * In a contest a submission counts from the moment a judge takes it: a contestant who sees that a program hangs must not
 * escape the penalty. A cancelled submission has no penalty and no score.
 */
export function findOwnCancelProblem({
  status,
  isInContest,
  hasJudge,
}: {
  readonly status: number;
  readonly isInContest: boolean;
  readonly hasJudge: boolean;
}): OwnCancelProblem | undefined {
  if (!isUnderWay(status)) return 'finished';
  return isInContest && (hasJudge || status !== statuses.pending) ? 'contest' : undefined;
}
