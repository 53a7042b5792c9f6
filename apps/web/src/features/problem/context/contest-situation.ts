/** What a contest changes on the page of one of its problems. The page that embeds the problem knows the contest. */
import { statuses } from '@touchstone/contract/statuses';
import type { ContestConditions, SubmitBarrier } from '../workbench/workbench-problem.ts';

export interface ContestSituation {
  stage: 'scheduled' | 'running' | 'ended';
  /** OI scoring: submissions earn points. */
  isScored: boolean;
  /** The scoreboard is frozen for the viewer. */
  isFrozen: boolean;
  /** Only the last submission to a problem counts, whatever its score. */
  isLastCounted: boolean;
  /** Whether submissions after the end are included. */
  containsEnd: boolean;
  submitBarrier: SubmitBarrier | undefined;
}

/** In contests with points, contestants do not see their own points while the scoreboard is frozen. */
export const areOwnResultsHidden = ({ isScored, isFrozen }: ContestSituation): boolean =>
  isScored && isFrozen;

/** `ownStatus`: the viewer's status of the problem; undefined until it is loaded. */
export function conditionsIn(
  situation: ContestSituation | undefined,
  ownStatus: number | undefined,
): ContestConditions | undefined {
  if (situation === undefined) return undefined;
  const isResultHidden = areOwnResultsHidden(situation);
  const hasSubmitted = ownStatus !== undefined && ownStatus !== statuses.notSubmitted;
  return {
    isResultHidden,
    // Contestants who see their results know what they replace; the others are asked to confirm.
    willOverwrite: isResultHidden && situation.stage === 'running' && hasSubmitted,
    isLastCounted: situation.isLastCounted,
    submitBarrier: situation.submitBarrier,
  };
}
