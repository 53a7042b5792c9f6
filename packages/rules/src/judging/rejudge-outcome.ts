/** How the result of a previewed rejudge compares with the submission, and whether applying the preview changes it. */
import type { PreviewOutcome } from '@touchstone/contract/rejudge-preview-limits';
import { statuses } from '@touchstone/contract/statuses';
import { isInconclusive } from '../problem-checks.ts';

export interface ComparedCase {
  readonly seq: number;
  readonly status: number;
  readonly score: number | null;
}

export interface ComparedResult {
  readonly status: number;
  readonly score: number | null;
  readonly cases: readonly ComparedCase[];
}

/**
 * Time and memory differ in every run, so they do not count as a change. A submission whose verdict, score and cases are the
 * same keeps its measures: noise moves no rank of an OI scoreboard.
 */
export function decidePreviewOutcome(
  before: ComparedResult,
  after: ComparedResult & { readonly isCutShort: boolean },
): PreviewOutcome {
  if (isInconclusive(after.status) || after.isCutShort) return 'unknown';
  if (before.status !== after.status) return 'changed';
  if (before.score !== after.score) return 'rescored';
  return describeCases(before.cases) === describeCases(after.cases) ? 'same' : 'cases';
}

const describeCases = (cases: readonly ComparedCase[]) =>
  JSON.stringify(
    cases
      .map(({ seq, status, score }) => [seq, status, score] as const)
      .toSorted(([one], [other]) => one - other),
  );

/** Outcomes whose result replaces that of the submission. */
export const replacingOutcomes = ['changed', 'rescored', 'cases'] as const satisfies PreviewOutcome[];
/** Outcomes that users notice: another verdict or score. */
export const visibleOutcomes = ['changed', 'rescored'] as const satisfies PreviewOutcome[];

/** The first case with the verdict of the submission; otherwise the first that ran and failed. */
export function findDecidingCase<Case extends { readonly seq: number; readonly status: number }>(
  status: number,
  cases: readonly Case[],
): Case | undefined {
  if (status === statuses.accepted) return undefined;
  const inOrder = cases.toSorted((one, other) => one.seq - other.seq);
  const hasFailed = (judged: Case) =>
    judged.status !== statuses.accepted && judged.status !== statuses.cancelled;
  return inOrder.find((judged) => judged.status === status) ?? inOrder.find(hasFailed);
}
