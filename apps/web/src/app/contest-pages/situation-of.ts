import { isOi } from '../../features/contest/header/contest-kind.ts';
import type { ContestState } from '../../features/contest/use-contest.ts';
import type { ContestSituation } from '../../features/problem/context/contest-situation.ts';

/** The facts about a contest that the problem page needs. */
export const situationOf = (state: ContestState): ContestSituation => ({
  stage: state.stage,
  isScored: isOi(state.contest),
  isFrozen: state.isFrozen,
  isLastCounted: isOi(state.contest) && state.contest.oiRankScoreType === 'Recent',
  containsEnd: state.containsEnd,
  submitBarrier: state.submitBarrier,
});
