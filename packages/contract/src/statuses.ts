/** Wire numbers of the status of a submission or case. */
export const statuses = {
  notSubmitted: -10,
  /** Shown while an OI contest is frozen. */
  unknownResult: -5,
  cancelled: -4,
  presentationError: -3,
  compileError: -2,
  wrongAnswer: -1,
  accepted: 0,
  timeLimitExceeded: 1,
  memoryLimitExceeded: 2,
  runtimeError: 3,
  systemError: 4,
  pending: 5,
  compiling: 6,
  judging: 7,
  partialAccepted: 8,
  /** No judge in time: the user may retry. */
  submittedFailed: 10,
} as const;

export type StatusName = keyof typeof statuses;
export type Status = (typeof statuses)[StatusName];

/** Final statuses. */
export const finalStatuses = [
  statuses.cancelled,
  statuses.presentationError,
  statuses.compileError,
  statuses.wrongAnswer,
  statuses.accepted,
  statuses.timeLimitExceeded,
  statuses.memoryLimitExceeded,
  statuses.runtimeError,
  statuses.systemError,
  statuses.partialAccepted,
  statuses.submittedFailed,
] as const;
export type FinalStatus = (typeof finalStatuses)[number];

/** Waiting for a judge, or being judged: not yet a result. */
export const underWayStatuses: readonly number[] = [statuses.pending, statuses.compiling, statuses.judging];
export const isUnderWay = (status: number) => underWayStatuses.includes(status);
