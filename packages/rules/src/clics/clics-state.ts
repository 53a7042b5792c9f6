/**
 * The state object of the Contest API. Each time is at least one millisecond after the previous one, as the API
 * requires. This holds even if the freeze begins at the start or is lifted at the end.
 *
 * For contest administrators nothing is frozen after the end: for them the contest is complete as soon as everything is
 * judged. The resolver waits for that, while all other viewers still see the frozen scoreboard.
 */
import type { FreezeRule } from '../contests/contest-time.ts';
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
  /** Time of the last verdict; null while a submission is not judged yet. */
  readonly settledMs: number | null;
}

export function clicsState(contest: FreezeRule, { audience, nowMs, settledMs }: StateFacts): ClicsState {
  const { startMs, endMs, frozenFromMs } = contest;
  const hasEnded = nowMs >= endMs;
  const frozenMs = frozenFromMs === null ? null : Math.max(frozenFromMs, startMs + 1);
  const isFrozen = frozenMs !== null && nowMs >= frozenMs;
  const isThawed = isFrozen && hasEnded && (contest.isUnfrozenAtEnd || audience === 'runs-it');
  const finalMs = hasEnded && settledMs !== null ? Math.max(settledMs, endMs + 1) : null;
  const isOver = finalMs !== null && (frozenMs === null || isThawed);
  const formatIf = (isReached: boolean, ms: number | null) =>
    isReached && ms !== null ? formatMoment(ms) : null;
  return {
    started: formatIf(nowMs >= startMs, startMs),
    frozen: formatIf(isFrozen, frozenMs),
    ended: formatIf(hasEnded, endMs),
    thawed: formatIf(isThawed, endMs + 1),
    finalized: formatIf(finalMs !== null, finalMs),
    end_of_updates: formatIf(isOver, (finalMs ?? 0) + 1),
  };
}
