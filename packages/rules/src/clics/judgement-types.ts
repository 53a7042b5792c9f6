/**
 * The verdicts of this judge as Contest API judgement types. The rule of the scoreboard decides whether a verdict has a
 * penalty, so that a tool that computes its own scoreboard gets the same result.
 */
import { isUnderWay, statuses } from '@touchstone/contract/statuses';
import { classifyStatus } from '../contests/contest-records.ts';

export interface JudgementType {
  readonly id: string;
  readonly name: string;
  /** Whether this verdict adds penalty time once the problem is solved. */
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

/** Shown where only the scoreboard is public: whether the submission was wrong or does not count, without details. */
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

/** Returns undefined during judging. A status without a judgement type is a failure of the site, which has no penalty. */
export function judgementTypeOf(
  status: number,
  { isBoardOnly }: { isBoardOnly: boolean },
): string | undefined {
  if (isUnderWay(status)) return undefined;
  if (isBoardOnly) return onBoard(status);
  return named.find(([known]) => known === status)?.[1] ?? 'JE';
}

/** A contest with points shows partial points on its scoreboard. */
function onBoard(status: number): string {
  if (status === statuses.partialAccepted) return 'PA';
  const kind = classifyStatus(status);
  if (kind === 'accepted') return 'AC';
  return kind === 'penalised' ? rejected.id : uncounted.id;
}
