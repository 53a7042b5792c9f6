/**
 * Who is told what of a contest by the Contest API. The rights are those of its pages: who may look into it, who runs it, and
 * where everybody sees the board, everybody is told what the board tells.
 */
import {
  isContestAdmin,
  refuseContestView,
  type ContestRefusal,
  type ContestRules,
  type ContestViewer,
} from '../contests/contest-access.ts';
import { isSealedAt, stageAt } from '../contests/contest-time.ts';

/** `runs-it`: everything, also behind the seal. `inside`: what its pages tell. `board`: what the board for all tells. */
export const clicsAudiences = ['runs-it', 'inside', 'board'] as const;
export type ClicsAudience = (typeof clicsAudiences)[number];

export type ClicsAccess =
  | { readonly kind: 'open'; readonly audience: ClicsAudience }
  | { readonly kind: 'refused'; readonly refusal: ContestRefusal };

/**
 * Before the start whoever will be let in then is let in, so that a tool can wait for it: there is nothing to be told yet but
 * that there is a contest (see `tellsInside`).
 */
export function decideClicsAccess(
  contest: ContestRules & { readonly isBoardPublic: boolean },
  viewer: ContestViewer | undefined,
  nowMs: number,
): ClicsAccess {
  if (isContestAdmin(viewer, contest)) return { kind: 'open', audience: 'runs-it' };
  const refusal = refuseContestView(contest, viewer, Math.max(nowMs, contest.startMs));
  if (refusal === undefined) return { kind: 'open', audience: 'inside' };
  if (contest.isBoardPublic && refusal !== 'not-found') return { kind: 'open', audience: 'board' };
  return { kind: 'refused', refusal };
}

/** Whether problems, people and what they submit are told yet. */
export const tellsInside = (audience: ClicsAudience, contest: ContestRules, nowMs: number) =>
  audience === 'runs-it' || stageAt(contest, nowMs) !== 'scheduled';

/** From when on results are kept back; null where nothing is. */
export const hiddenFromMs = (audience: ClicsAudience, contest: ContestRules, nowMs: number): number | null =>
  audience !== 'runs-it' && isSealedAt(contest, nowMs) ? contest.sealedFromMs : null;
