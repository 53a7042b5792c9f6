/** Who gets a message about a rejudge. */
import { isFrozenAt, stageAt, type FreezeRule } from '../contests/contest-time.ts';

export interface NotifyingContest extends FreezeRule {
  readonly scoring: 'acm' | 'oi';
  readonly isVisible: boolean;
}

/**
 * Whether the author of a submission may learn that its result has changed. While an OI scoreboard is frozen, contestants do not
 * see their own results either. With ACM scoring they do. Before the start and in a hidden contest there are only trial submissions.
 */
export function mayLearnOfChange(contest: NotifyingContest | null, nowMs: number): boolean {
  if (contest === null) return true;
  if (!contest.isVisible || stageAt(contest, nowMs) === 'scheduled') return false;
  return contest.scoring === 'acm' || !isFrozenAt(contest, nowMs);
}
