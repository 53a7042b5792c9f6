/** When and to whom the frozen scoreboard of a contest can be revealed. */
import { isFrozenAt, stageAt, type FreezeRule } from './contest-time.ts';

export type RevealRefusal = 'not-acm' | 'never-frozen' | 'not-ended' | 'still-frozen';

/** A scoreboard that stays frozen after the end is revealed by administrators of the contest only. */
export function refuseReveal(
  contest: FreezeRule & { readonly scoring: 'acm' | 'oi' },
  isAdmin: boolean,
  nowMs: number,
): RevealRefusal | undefined {
  if (contest.scoring !== 'acm') return 'not-acm';
  if (contest.frozenFromMs === null) return 'never-frozen';
  if (stageAt(contest, nowMs) !== 'ended') return 'not-ended';
  return !isAdmin && isFrozenAt(contest, nowMs) ? 'still-frozen' : undefined;
}
