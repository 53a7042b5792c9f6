/**
 * The verdicts of this judge in the letters of the Contest API. Whether one costs time is asked of the board's own rule, so
 * that a tool that counts for itself comes to the same board.
 */
import { isUnderWay, statuses } from '@touchstone/contract/statuses';
import { classifyStatus } from '../contests/contest-records.ts';

export interface JudgementType {
  readonly id: string;
  readonly name: string;
  /** Whether a problem that is solved later costs more for it. */
  readonly penalty: boolean;
  readonly solved: boolean;
}

const named: readonly (readonly [status: number, id: string, name: string])[] = [
  [statuses.accepted, 'AC', 'Accepted'],
  [statuses.wrongAnswer, 'WA', 'Wrong Answer'],
  [statuses.presentationError, 'PE', 'Presentation Error'],
  [statuses.timeLimitExceeded, 'TLE', 'Time Limit Exceeded'],
  [statuses.memoryLimitExceeded, 'MLE', 'Memory Limit Exceeded'],
  [statuses.runtimeError, 'RTE', 'Run-Time Error'],
  [statuses.compileError, 'CE', 'Compile Error'],
  [statuses.systemError, 'JE', 'Judging Error'],
  [statuses.cancelled, 'SE', 'Cancelled'],
  [statuses.partialAccepted, 'PA', 'Partially Accepted'],
];

/** What is told where the board alone is open: that it was wrong, and not how. */
const rejected: JudgementType = { id: 'RE', name: 'Rejected', penalty: true, solved: false };

export const judgementTypes: readonly JudgementType[] = [
  ...named.map(([status, id, name]) => ({
    id,
    name,
    penalty: classifyStatus(status) === 'penalised',
    solved: classifyStatus(status) === 'accepted',
  })),
  rejected,
];

/** Undefined while it is judged. What has no letters of its own is a failure of the site, which costs nothing. */
export function judgementTypeOf(
  status: number,
  { isBoardOnly }: { isBoardOnly: boolean },
): string | undefined {
  if (isUnderWay(status)) return undefined;
  if (isBoardOnly && classifyStatus(status) === 'penalised') return rejected.id;
  return named.find(([known]) => known === status)?.[1] ?? 'JE';
}
