/** When and to whom the frozen scoreboard of a contest can be revealed. */
import { isSealedAt, stageAt, type SealRule } from './contest-time.ts';

export type RevealRefusal = 'not-acm' | 'never-sealed' | 'not-ended' | 'still-sealed';

/** A scoreboard that stays frozen after the end is revealed by administrators of the contest only. */
export function refuseReveal(
  contest: SealRule & { readonly scoring: 'acm' | 'oi' },
  isAdmin: boolean,
  nowMs: number,
): RevealRefusal | undefined {
  if (contest.scoring !== 'acm') return 'not-acm';
  if (contest.sealedFromMs === null) return 'never-sealed';
  if (stageAt(contest, nowMs) !== 'ended') return 'not-ended';
  return !isAdmin && isSealedAt(contest, nowMs) ? 'still-sealed' : undefined;
}
