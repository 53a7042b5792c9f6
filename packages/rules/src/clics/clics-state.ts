/**
 * Where a contest stands, as the Contest API tells it. Each moment follows those before it by at least a millisecond, as the
 * API demands also where the seal falls with the start or is lifted with the end.
 *
 * For those who run a contest nothing is sealed once it is over: to them it is complete as soon as all is judged, and that is
 * what the resolver waits for, while everybody else still sees the sealed board.
 */
import type { SealRule } from '../contests/contest-time.ts';
import type { ClicsAudience } from './clics-audience.ts';
import { formatMoment } from './clics-time.ts';

export interface ClicsState {
  readonly started: string | null;
  readonly frozen: string | null;
  readonly ended: string | null;
  readonly thawed: string | null;
  readonly finalized: string | null;
  readonly end_of_updates: string | null;
}

interface StateFacts {
  readonly audience: ClicsAudience;
  readonly nowMs: number;
  /** When the last verdict was given; null while something waits for one. */
  readonly settledMs: number | null;
}

export function clicsState(contest: SealRule, { audience, nowMs, settledMs }: StateFacts): ClicsState {
  const { startMs, endMs, sealedFromMs } = contest;
  const hasEnded = nowMs >= endMs;
  const frozenMs = sealedFromMs === null ? null : Math.max(sealedFromMs, startMs + 1);
  const isFrozen = frozenMs !== null && nowMs >= frozenMs;
  const isThawed = isFrozen && hasEnded && (contest.isUnsealedAtEnd || audience === 'runs-it');
  const finalMs = hasEnded && settledMs !== null ? Math.max(settledMs, endMs + 1) : null;
  const isOver = finalMs !== null && (frozenMs === null || isThawed);
  const told = (isSo: boolean, ms: number | null) => (isSo && ms !== null ? formatMoment(ms) : null);
  return {
    started: told(nowMs >= startMs, startMs),
    frozen: told(isFrozen, frozenMs),
    ended: told(hasEnded, endMs),
    thawed: told(isThawed, endMs + 1),
    finalized: told(finalMs !== null, finalMs),
    end_of_updates: told(isOver, (finalMs ?? 0) + 1),
  };
}
