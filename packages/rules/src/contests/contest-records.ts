/** How a submission counts on the scoreboard of its contest. */
import { isUnderWay, statuses } from '@touchstone/contract/statuses';

export type RecordClass =
  | 'accepted'
  | 'penalised'
  | 'free'
  /** Not judged yet: the scoreboard ignores it. */
  | 'pending';

const penalised: readonly number[] = [
  statuses.presentationError,
  statuses.wrongAnswer,
  statuses.timeLimitExceeded,
  statuses.memoryLimitExceeded,
  statuses.runtimeError,
];

/** Compile errors, system errors, cancelled and partially accepted submissions have no penalty. */
export function classifyStatus(status: number): RecordClass {
  if (status === statuses.accepted) return 'accepted';
  if (isUnderWay(status)) return 'pending';
  return penalised.includes(status) ? 'penalised' : 'free';
}

export interface ContestRecord {
  readonly submissionId: number;
  /** Seconds since the start. */
  readonly second: number;
  readonly status: number;
  /** Null without a score, or before judging ends. */
  readonly score: number | null;
  readonly runTimeMs: number | null;
}

/** By time, then by submission order within one second. */
export const inContestOrder = (one: ContestRecord, other: ContestRecord) =>
  one.second - other.second || one.submissionId - other.submissionId;

/** Which records a scoreboard counts. Bounds are seconds since the start; upper bounds are exclusive. */
export interface BoardWindow {
  /** The length of the contest. */
  readonly durationSeconds: number;
  /** From here to the end the scoreboard shows only the number of attempts. Null without a freeze. */
  readonly frozenFromSecond: number | null;
  readonly includesAfterEnd: boolean;
}
