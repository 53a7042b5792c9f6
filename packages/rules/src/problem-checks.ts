/** The outcome of a check of a problem's solutions: whether each has its expected status, and what changed since. */
import type { ProblemJudging } from '@touchstone/contract/judge-messages';
import type { JudgingAspect } from '@touchstone/contract/judging-aspects';
import { checkDifferences, type CheckDifference } from '@touchstone/contract/problem-check-limits';
import { isUnderWay, statuses } from '@touchstone/contract/statuses';
import { describeJudgingChange, type JudgedBy } from './problem-form-change.ts';

/** Null if nothing is expected or the result is unknown: not judged yet, or the judge failed. */
export function isAsExpected(status: number, expectedStatuses: readonly number[]): boolean | null {
  if (expectedStatuses.length === 0 || isUnderWay(status)) return null;
  if (expectedStatuses.includes(status)) return true;
  return isInconclusive(status) ? null : false;
}

export interface CheckedSolution {
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

interface CheckBasis {
  readonly judging: ProblemJudging;
  readonly solutions: readonly CheckedSolution[];
}

const differenceOf: Readonly<Record<JudgingAspect, CheckDifference>> = {
  caseContent: 'cases',
  caseScores: 'cases',
  caseGroups: 'cases',
  caseOrder: 'cases',
  timeLimit: 'limits',
  memoryLimit: 'limits',
  stackLimit: 'limits',
  scoring: 'judging',
  judgeMode: 'judging',
  caseMode: 'judging',
  checker: 'judging',
  fileIo: 'judging',
  trailingBlanks: 'judging',
  userExtraFiles: 'judging',
  judgeExtraFiles: 'judging',
};

/** Changes that may alter the result of another check. Expected statuses are looked up, not judged, so they do not count. */
export function findCheckDifferences(then: CheckBasis, now: CheckBasis): CheckDifference[] {
  const change = describeJudgingChange(toJudgedBy(then.judging), toJudgedBy(now.judging));
  const found = new Set((change?.aspects ?? []).map((aspect) => differenceOf[aspect]));
  if (describeSolutions(then.solutions) !== describeSolutions(now.solutions)) found.add('solutions');
  return checkDifferences.filter((difference) => found.has(difference));
}

/** The order of solutions does not matter. */
const describeSolutions = (solutions: readonly CheckedSolution[]) =>
  JSON.stringify(
    solutions
      .map(({ name, language, code }) => [name, language, code])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

const toJudgedBy = ({ conditions, cases, ...judging }: ProblemJudging): JudgedBy => ({
  ...judging,
  ...conditions,
  cases: cases.map(({ input, answer, score, group }) => ({
    content: `${input.sha256} ${answer.sha256}`,
    score,
    group,
  })),
});

export interface TriedSubmission {
  readonly before: { readonly status: number; readonly score: number | null };
  readonly after: { readonly status: number; readonly score: number | null };
}

export type TrialOutcome = 'waiting' | 'unknown' | 'same' | 'rescored' | 'changed';

/** The effect of a rejudge on a submission. */
export function decideTrialOutcome({ before, after }: TriedSubmission): TrialOutcome {
  if (isUnderWay(after.status)) return 'waiting';
  if (isInconclusive(after.status)) return 'unknown';
  if (before.status !== after.status) return 'changed';
  return before.score === after.score ? 'same' : 'rescored';
}

/** The judge failed, or the check was cancelled. */
export const isInconclusive = (status: number): boolean =>
  status === statuses.systemError || status === statuses.submittedFailed || status === statuses.cancelled;

export interface VerdictMove {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Counts changes from one verdict to another, most frequent first. */
export function countVerdictMoves(submissions: readonly TriedSubmission[]): VerdictMove[] {
  const changed = submissions.filter((one) => decideTrialOutcome(one) === 'changed');
  const groups = Map.groupBy(changed, ({ before, after }) => `${before.status} ${after.status}`);
  return [...groups.values()]
    .map(([first, ...rest]) => ({
      from: first?.before.status ?? 0,
      to: first?.after.status ?? 0,
      count: rest.length + 1,
    }))
    .toSorted((one, other) => other.count - one.count || one.from - other.from || one.to - other.to);
}
