import { isOi } from '../../features/contest/header/contest-kind.ts';
import type { ContestState } from '../../features/contest/use-contest.ts';
import type { ContestSituation } from '../../features/problem/context/contest-situation.ts';

/** What the page of a problem must know of the contest that it is opened in. */
export const situationOf = (state: ContestState): ContestSituation => ({
  stage: state.stage,
  isScored: isOi(state.contest),
  isSealed: state.isSealed,
  isLastCounted: isOi(state.contest) && state.contest.oiRankScoreType === 'Recent',
  containsEnd: state.containsEnd,
  submitBarrier: state.submitBarrier,
});
