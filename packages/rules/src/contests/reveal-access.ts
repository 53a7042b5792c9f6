/** When the sealed board of a contest can be revealed, and to whom. */
import { isSealedAt, stageAt, type SealRule } from './contest-time.ts';

export type RevealRefusal = 'not-acm' | 'never-sealed' | 'not-ended' | 'still-sealed';

/** Those who run the contest reveal a seal that is kept; nobody else looks behind it before. */
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
