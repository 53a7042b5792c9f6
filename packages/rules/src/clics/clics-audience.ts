/**
 * What the Contest API shows of a contest to a viewer. Permissions equal those of the contest pages: visitors who may
 * view the contest, its administrators and jury, and everyone if the scoreboard is public (scoreboard data only).
 */
import {
  refuseContestView,
  seesResults,
  type ContestRefusal,
  type ContestRules,
  type ContestViewer,
} from '../contests/contest-access.ts';
import { isFrozenAt, stageAt } from '../contests/contest-time.ts';

/**
 * `runs-it`: administrators and jury; everything, also frozen results. `inside`: what the contest pages show. `board`: what the public
 * scoreboard shows.
 */
export const clicsAudiences = ['runs-it', 'inside', 'board'] as const;
export type ClicsAudience = (typeof clicsAudiences)[number];

export type ClicsAccess =
  | { readonly kind: 'open'; readonly audience: ClicsAudience }
  | { readonly kind: 'refused'; readonly refusal: ContestRefusal };

/**
 * Before the start, viewers who will have access then may connect, so that a tool can wait. The API shows only the
 * contest itself until the start (see `isContentVisible`).
 */
export function decideClicsAccess(
  contest: ContestRules & { readonly isBoardPublic: boolean },
  viewer: ContestViewer | undefined,
  nowMs: number,
): ClicsAccess {
  if (seesResults(viewer, contest)) return { kind: 'open', audience: 'runs-it' };
  const refusal = refuseContestView(contest, viewer, Math.max(nowMs, contest.startMs));
  if (refusal === undefined) return { kind: 'open', audience: 'inside' };
  if (contest.isBoardPublic && refusal !== 'not-found') return { kind: 'open', audience: 'board' };
  return { kind: 'refused', refusal };
}

/** Whether problems, teams and submissions are visible yet. */
export const isContentVisible = (audience: ClicsAudience, contest: ContestRules, nowMs: number) =>
  audience === 'runs-it' || stageAt(contest, nowMs) !== 'scheduled';

/** The time from which results are hidden, or null. */
export const hiddenFromMs = (audience: ClicsAudience, contest: ContestRules, nowMs: number): number | null =>
  audience !== 'runs-it' && isFrozenAt(contest, nowMs) ? contest.frozenFromMs : null;
