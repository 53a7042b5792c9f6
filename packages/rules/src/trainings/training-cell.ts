/** The progress of one participant with one problem, computed from all submissions that count. */
import { statuses } from '@touchstone/contract/statuses';

/** A submission of the participant to the problem, outside contests, in the area of the training. */
export interface CountedSubmission {
  readonly id: number;
  readonly status: number;
  /** Points of an OI problem. */
  readonly score: number | null;
  readonly timeMs: number | null;
  readonly submittedMs: number;
}

export interface CellRules {
  /** Null: there is no due date. */
  readonly dueMs: number | null;
  /** How much of the score of late results counts; null: all of it. */
  readonly latePercent: number | null;
  /** The points that a full solution gets. Null for ACM problems, which have no points. */
  readonly fullScore: number | null;
}

export interface TrainingCell {
  /** Accepted if ever, else the newest result. */
  readonly status: number;
  /** From 0 to 100, with the late factor. */
  readonly score: number;
  /** The smallest of the accepted submissions; null if there is none. */
  readonly runTimeMs: number | null;
  /** Up to and including the first accepted one. */
  readonly attempts: number;
  readonly acceptedMs: number | null;
  /** The submission of this cell was made after the due date. */
  readonly isLate: boolean;
  readonly lastSubmittedMs: number;
  /** The first accepted submission, else the newest. */
  readonly submissionId: number;
}

const fullPoints = 100;

const counted: readonly number[] = [
  statuses.presentationError,
  statuses.compileError,
  statuses.wrongAnswer,
  statuses.accepted,
  statuses.timeLimitExceeded,
  statuses.memoryLimitExceeded,
  statuses.runtimeError,
  statuses.partialAccepted,
];

/** Cancelled submissions, system errors and those without a verdict do not count. */
export const isCountedStatus = (status: number): boolean => counted.includes(status);

export const isAfterDue = (submittedMs: number, dueMs: number | null): boolean =>
  dueMs !== null && submittedMs > dueMs;

/** From 0 to 100, before the late factor. */
function pointsOf({ status, score }: CountedSubmission, fullScore: number | null): number {
  if (status === statuses.accepted) return fullPoints;
  if (fullScore === null || fullScore <= 0 || score === null) return 0;
  return Math.min(fullPoints, Math.max(0, Math.round((score * fullPoints) / fullScore)));
}

function scoreOf(submission: CountedSubmission, { dueMs, latePercent, fullScore }: CellRules): number {
  const points = pointsOf(submission, fullScore);
  const isReduced = latePercent !== null && isAfterDue(submission.submittedMs, dueMs);
  return isReduced ? Math.round((points * latePercent) / 100) : points;
}

const byTime = (one: CountedSubmission, other: CountedSubmission) =>
  one.submittedMs - other.submittedMs || one.id - other.id;

/** Returns undefined if no submission counts. The order of the submissions does not matter. */
export function computeCell(
  submissions: readonly CountedSubmission[],
  rules: CellRules,
): TrainingCell | undefined {
  const results = submissions.filter(({ status }) => isCountedStatus(status)).toSorted(byTime);
  const newest = results.at(-1);
  if (newest === undefined) return undefined;
  const firstAccepted = results.findIndex(({ status }) => status === statuses.accepted);
  const accepted = results[firstAccepted];
  const shown = accepted ?? newest;
  const runTimes = results
    .filter(({ status }) => status === statuses.accepted)
    .map(({ timeMs }) => timeMs ?? 0);
  return {
    status: shown.status,
    score: Math.max(...results.map((result) => scoreOf(result, rules))),
    runTimeMs: runTimes.length === 0 ? null : Math.min(...runTimes),
    attempts: accepted === undefined ? results.length : firstAccepted + 1,
    acceptedMs: accepted?.submittedMs ?? null,
    isLate: isAfterDue(shown.submittedMs, rules.dueMs),
    lastSubmittedMs: newest.submittedMs,
    submissionId: shown.id,
  };
}
