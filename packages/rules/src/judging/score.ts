/** From the verdicts of cases to the verdict and score of a submission, and when the rest need not run. */
import type { CaseMode, Scoring } from '@touchstone/contract/judge-messages';
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import { hasErrorMessage } from './error-message.ts';
import { reportTime } from './measures.ts';
import { groupCases, sumOf } from './subtasks.ts';
import { statusOfUnjudged } from './task-budget.ts';

export interface JudgedCase {
  readonly seq: number;
  readonly group: number;
  readonly status: FinalStatus;
  readonly timeMs: number;
  readonly memoryKb: number;
  /** Null where nothing is scored. */
  readonly score: number | null;
  readonly message: string | null;
  readonly note?: JudgeNote | null | undefined;
}

export interface SubmissionVerdict {
  readonly status: FinalStatus;
  readonly timeMs: number;
  readonly memoryKb: number;
  readonly score: number | null;
  readonly errorMessage: string | null;
  readonly note: JudgeNote | null;
}

export interface ScoringRules {
  readonly scoring: Scoring;
  readonly caseMode: CaseMode;
  /** Zero: no bound. */
  readonly fullScore: number;
  /** Scaled for the language. */
  readonly timeLimitMs: number;
  readonly memoryLimitBytes: number;
}

/** Subtasks need scores, and stopping at the first error makes no sense where every case earns something. */
export function effectiveCaseMode(scoring: Scoring, caseMode: CaseMode): CaseMode {
  const isErgodic = caseMode === 'ergodic_without_error';
  if (scoring === 'acm') return isErgodic ? caseMode : 'default';
  return isErgodic ? 'default' : caseMode;
}

/** The part of a score that floating point lost must not cost a point: 0.29 of 100 is 29. */
const lostByFloatingPoint = 1e-9;

export function scoreCase(status: FinalStatus, fraction: number, fullScore: number): number {
  if (status === statuses.accepted) return fullScore;
  if (status !== statuses.partialAccepted) return 0;
  return Math.floor(fraction * fullScore + lostByFloatingPoint);
}

/** Whether this case makes the rest (of the submission, or of its group) needless. */
export function shouldSkipRest(mode: CaseMode, status: FinalStatus, fraction: number): boolean {
  const isAccepted = status === statuses.accepted;
  switch (mode) {
    case 'ergodic_without_error':
      return !isAccepted;
    case 'subtask_lowest':
      return !isAccepted && !(status === statuses.partialAccepted && fraction > 0);
    case 'default':
    case 'subtask_average':
      return false;
    default:
      return mode satisfies never;
  }
}

export const skippedNote = { code: 'skipped' } as const satisfies JudgeNote;

/** `cases` in the order of judging, at least one. */
export function decideSubmission(cases: readonly JudgedCase[], rules: ScoringRules): SubmissionVerdict {
  const mode = effectiveCaseMode(rules.scoring, rules.caseMode);
  const deciding = findDecidingCase(cases, rules.scoring);
  const status = deciding.note?.code === 'not-judged' ? statusOfUnjudged(deciding.note) : deciding.status;
  const greatest = (values: number[], limit: number) => Math.min(Math.max(0, ...values), limit);
  const greatestTime = greatest(
    cases.map(({ timeMs }) => timeMs),
    rules.timeLimitMs,
  );
  return {
    status,
    timeMs: reportTime(status, greatestTime, rules.timeLimitMs),
    memoryKb: greatest(
      cases.map(({ memoryKb }) => memoryKb),
      rules.memoryLimitBytes / 1024,
    ),
    score: rules.scoring === 'oi' ? scoreSubmission(cases, mode, rules.fullScore) : null,
    errorMessage: hasErrorMessage(status) ? deciding.message : null,
    note: deciding.note ?? null,
  };
}

/** ACM: the first that is not accepted. OI: all, none or some. */
function findDecidingCase(
  cases: readonly JudgedCase[],
  scoring: Scoring,
): Pick<JudgedCase, 'status' | 'message' | 'note'> {
  const isAccepted = ({ status }: JudgedCase) => status === statuses.accepted;
  const first = cases[0];
  if (first === undefined) {
    return { status: statuses.systemError, message: 'The problem has no test cases.' };
  }
  if (cases.every(isAccepted)) return { status: statuses.accepted, message: null };
  if (scoring === 'acm') return cases.find((judged) => !isAccepted(judged)) ?? first;
  return cases.some(isAccepted) ? { status: statuses.partialAccepted, message: null, note: null } : first;
}

function scoreSubmission(cases: readonly JudgedCase[], mode: CaseMode, fullScore: number): number {
  const isAllAccepted = cases.length > 0 && cases.every(({ status }) => status === statuses.accepted);
  if (mode === 'default' && isAllAccepted && fullScore > 0) return fullScore;
  const sum = sumOf(
    mode === 'default'
      ? cases.map(({ score }) => score ?? 0)
      : groupCases(mode, cases).map(({ score }) => score),
  );
  return fullScore > 0 ? Math.min(sum, fullScore) : sum;
}

/**
 * What a score is worth on the ranking of OI problems: a tenth of it, and two points per level of difficulty in the
 * share of the full score that was reached. A sum in whole units, so that halves round up exactly.
 */
export function oiRankScore(
  score: number,
  { difficulty, fullScore }: { readonly difficulty: number; readonly fullScore: number },
): number {
  if (score <= 0) return 0;
  // Without a bound of the score there is no share of it.
  if (fullScore <= 0) return Math.round((score + 20 * difficulty) / 10);
  return Math.round((score * fullScore + 20 * difficulty * score) / (10 * fullScore));
}
