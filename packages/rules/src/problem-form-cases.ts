/** The cases of a problem: validation, default scores and the full score. */
import type { CaseMode, Scoring } from '@touchstone/contract/judge-messages';
import type { ProblemFormError } from '@touchstone/contract/problem-form';
import { problemDefaults, problemLimits } from '@touchstone/contract/problem-limits';

export interface FormCase {
  /** Content of typed cases, otherwise file names. */
  readonly input: string;
  readonly output: string;
  readonly score: number | null;
  readonly groupNum: number | null;
}

interface FormCases {
  readonly scoring: Scoring;
  readonly caseMode: CaseMode;
  readonly areCasesTyped: boolean;
  readonly timeLimit: number | null;
  readonly samples: readonly FormCase[];
}

export const isSubtaskMode = (caseMode: CaseMode) =>
  caseMode === 'subtask_lowest' || caseMode === 'subtask_average';

export function findCaseErrors(form: FormCases): ProblemFormError[] {
  const { samples, scoring } = form;
  const { casesMaximum, scoreMaximum, timeMsMaximum, allCasesTimeMsMaximum } = problemLimits;
  if (samples.length === 0) return [{ field: 'samples', reason: 'noCases' }];
  if (samples.length > casesMaximum) return [{ field: 'samples', reason: 'tooMany', limit: casesMaximum }];
  // A time limit out of range is an error of its own.
  const timeLimitMs = Math.min(form.timeLimit ?? 0, timeMsMaximum);
  if (timeLimitMs === form.timeLimit && samples.length * timeLimitMs > allCasesTimeMsMaximum)
    return [{ field: 'samples', reason: 'casesTakeTooLong', limit: allCasesTimeMsMaximum / 60_000 }];
  const errors = samples.flatMap((sample, index) => findErrorsOfCase(form, sample, index + 1));
  const isSumTooLarge =
    errors.length === 0 && scoring === 'oi' && fullScoreOf(form.caseMode, fillScores(form)) > scoreMaximum;
  return isSumTooLarge ? [{ field: 'samples', reason: 'scoresTooLarge', limit: scoreMaximum }] : errors;
}

const isWithin = (value: number | null, least: number, most: number) =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

function findErrorsOfCase(form: FormCases, sample: FormCase, row: number): ProblemFormError[] {
  const { scoreMaximum, groupMaximum } = problemLimits;
  const { input, output, score, groupNum } = sample;
  const isEmpty = form.areCasesTyped ? input === '' && output === '' : input === '';
  const isScored = form.scoring === 'oi' && !areScoresMissing(form.samples);
  const isGrouped = form.scoring === 'oi' && isSubtaskMode(form.caseMode);
  const errors: ProblemFormError[] = [];
  if (isEmpty) errors.push({ field: 'samples', reason: 'caseEmpty', row });
  if (isScored && !isWithin(score, 0, scoreMaximum))
    errors.push({ field: 'samples', reason: 'scoreInvalid', row, limit: scoreMaximum });
  if (isGrouped && !isWithin(groupNum, 1, groupMaximum))
    errors.push({ field: 'samples', reason: 'groupInvalid', row, limit: groupMaximum });
  return errors;
}

const areScoresMissing = (cases: readonly { readonly score: number | null }[]) =>
  cases.every(({ score }) => score === null);

/** As even as whole numbers allow; the remainder goes to the last ones. */
export function spreadScores(count: number, total: number = problemDefaults.fullScore): number[] {
  const least = Math.floor(total / count);
  const larger = total - least * count;
  return Array.from({ length: count }, (_, index) => (index < count - larger ? least : least + 1));
}

export interface ScoredCase {
  readonly score: number;
  readonly group: number;
}

/**
 * The cases of an OI problem with their scores. If none is given, the full score is 100, distributed over the cases or
 * over the subtasks. In the latter, each case carries the score of its whole subtask.
 */
export function fillScores({
  caseMode,
  samples,
}: {
  caseMode: CaseMode;
  samples: readonly { readonly score: number | null; readonly groupNum: number | null }[];
}): ScoredCase[] {
  const groups = samples.map(({ groupNum }) => groupNum ?? 1);
  if (!areScoresMissing(samples))
    return samples.map(({ score }, index) => ({ score: score ?? 0, group: groups[index] ?? 1 }));
  if (!isSubtaskMode(caseMode)) {
    const scores = spreadScores(samples.length);
    return groups.map((group, index) => ({ score: scores[index] ?? 0, group }));
  }
  const inOrder = [...new Set(groups)].toSorted((one, other) => one - other);
  const worth = spreadScores(inOrder.length);
  return groups.map((group) => ({ score: worth[inOrder.indexOf(group)] ?? 0, group }));
}

/** The full score of a problem. */
export function fullScoreOf(caseMode: CaseMode, cases: readonly ScoredCase[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const groups = Map.groupBy(cases, ({ group }) => group)
    .values()
    .map((members) => members.map(({ score }) => score))
    .toArray();
  switch (caseMode) {
    case 'subtask_lowest':
      return sum(groups.map((scores) => Math.min(...scores)));
    case 'subtask_average':
      return sum(groups.map((scores) => Math.round(sum(scores) / scores.length)));
    case 'default':
    case 'ergodic_without_error':
      return sum(cases.map(({ score }) => score));
    default:
      return caseMode satisfies never;
  }
}
