/** When the organisers of a contest may publish its results, or take that back. */
import { stageAt, type FreezeRule } from './contest-time.ts';

export type PublishRefusal = 'never-frozen' | 'not-ended';

/** Results of a contest without a freeze are public already. */
export function refusePublishing(contest: FreezeRule, nowMs: number): PublishRefusal | undefined {
  if (contest.frozenFromMs === null) return 'never-frozen';
  return stageAt(contest, nowMs) === 'ended' ? undefined : 'not-ended';
}
