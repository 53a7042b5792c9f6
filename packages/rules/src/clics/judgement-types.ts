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

/** What is told where the board alone is open: that it was wrong, or that it counts for nothing, and not how. */
const rejected: JudgementType = { id: 'RE', name: 'Rejected', penalty: true, solved: false };
const uncounted: JudgementType = { id: 'RNP', name: 'Rejected, no penalty', penalty: false, solved: false };

export const judgementTypes: readonly JudgementType[] = [
  ...named.map(([status, id, name]) => ({
    id,
    name,
    penalty: classifyStatus(status) === 'penalised',
    solved: classifyStatus(status) === 'accepted',
  })),
  rejected,
  uncounted,
];

/** Undefined while it is judged. What has no letters of its own is a failure of the site, which costs nothing. */
export function judgementTypeOf(
  status: number,
  { isBoardOnly }: { isBoardOnly: boolean },
): string | undefined {
  if (isUnderWay(status)) return undefined;
  if (isBoardOnly) return onBoard(status);
  return named.find(([known]) => known === status)?.[1] ?? 'JE';
}

/** Points for a part of it stand on the board of a contest that gives them. */
function onBoard(status: number): string {
  if (status === statuses.partialAccepted) return 'PA';
  const kind = classifyStatus(status);
  if (kind === 'accepted') return 'AC';
  return kind === 'penalised' ? rejected.id : uncounted.id;
}
