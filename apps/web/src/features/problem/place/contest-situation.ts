/** What a contest changes for those who open one of its problems. Who composes the page knows the contest. */
import { statuses } from '@touchstone/contract/statuses';
import type { ContestConditions, SubmitBarrier } from '../workbench/workbench-problem.ts';

export interface ContestSituation {
  stage: 'scheduled' | 'running' | 'ended';
  /** Points are given, and not only accepted or not. */
  isScored: boolean;
  /** Results are kept from the viewer until the seal is lifted. */
  isSealed: boolean;
  /** Of several submissions to a problem the last one counts, whatever it is worth. */
  isLastCounted: boolean;
  /** Whether what came after the end counts in what is shown. */
  containsEnd: boolean;
  submitBarrier: SubmitBarrier | undefined;
}

/** Where nobody learns his own points yet: in contests with points, behind the seal. */
export const areOwnResultsHidden = ({ isScored, isSealed }: ContestSituation): boolean =>
  isScored && isSealed;

/** `ownStatus`: how far the viewer is with the problem; undefined while it is not known. */
export function conditionsIn(
  situation: ContestSituation | undefined,
  ownStatus: number | undefined,
): ContestConditions | undefined {
  if (situation === undefined) return undefined;
  const isResultHidden = areOwnResultsHidden(situation);
  const hasSubmitted = ownStatus !== undefined && ownStatus !== statuses.notSubmitted;
  const counts = situation.stage === 'running' && situation.isLastCounted;
  return {
    isResultHidden,
    // Who sees the result of each attempt knows what he replaces; who does not is asked.
    isCovering: isResultHidden && counts && hasSubmitted,
    submitBarrier: situation.submitBarrier,
  };
}
