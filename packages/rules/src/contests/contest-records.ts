/** What a submission is to the board of its contest. */
import { isUnderWay, statuses } from '@touchstone/contract/statuses';

export type RecordClass =
  | 'accepted'
  | 'penalised'
  | 'free'
  /** Still judged: the board does not know it yet. */
  | 'pending';

const penalised: readonly number[] = [
  statuses.presentationError,
  statuses.wrongAnswer,
  statuses.timeLimitExceeded,
  statuses.memoryLimitExceeded,
  statuses.runtimeError,
];

/** Compile and system errors, cancelled and partly accepted submissions cost nothing. */
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
  /** Null where nothing is scored or not yet known. */
  readonly score: number | null;
  readonly runTimeMs: number | null;
}

/** By time, and within a second by the order in which the site took them. */
export const inContestOrder = (one: ContestRecord, other: ContestRecord) =>
  one.second - other.second || one.submissionId - other.submissionId;

/** Which records a board counts. Bounds are seconds since the start; the upper ones are exclusive. */
export interface BoardWindow {
  /** The length of the contest. */
  readonly durationSeconds: number;
  /** From here to the end only attempts are told. Null where nothing is sealed. */
  readonly sealedFromSecond: number | null;
  readonly includesAfterEnd: boolean;
}
