/** What an administrator may make of a submission, and what a verdict means in a contest. */
import type { Scoring } from '@touchstone/contract/judge-messages';
import { finalStatuses, isUnderWay, statuses, type FinalStatus } from '@touchstone/contract/statuses';
import { oiRankScore } from './score.ts';

const neverSetByHand: readonly number[] = [statuses.cancelled, statuses.compileError];

export const manualStatuses: readonly FinalStatus[] = finalStatuses.filter(
  (status) => !neverSetByHand.includes(status),
);

export type ManualJudgeProblem = 'underWay' | 'compileError' | 'statusNotAllowed';

export function findManualJudgeProblem(current: number, wanted: number): ManualJudgeProblem | undefined {
  if (isUnderWay(current)) return 'underWay';
  if (current === statuses.compileError) return 'compileError';
  return manualStatuses.some((status) => status === wanted) ? undefined : 'statusNotAllowed';
}

export interface ManualScore {
  readonly score: number | null;
  readonly oiRankScore: number | null;
}

/** Only OI problems have scores; a score beyond the problem's is brought into its range. */
export function clampManualScore(
  score: number | null | undefined,
  problem: { readonly scoring: Scoring; readonly fullScore: number; readonly difficulty: number },
): ManualScore {
  if (problem.scoring !== 'oi' || score == null) return { score: null, oiRankScore: null };
  const clamped = Math.min(Math.max(0, Math.round(score)), problem.fullScore);
  return { score: clamped, oiRankScore: oiRankScore(clamped, problem) };
}
