/** From the result of another site to ours. */
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';

/** Of a problem with points: what the site gives, or all or nothing. */
export function remoteScore(
  { status, score }: { readonly status: FinalStatus; readonly score?: number | undefined },
  fullScore: number,
): number {
  if (status === statuses.accepted) return fullScore;
  if (status !== statuses.partialAccepted || score === undefined) return 0;
  // Sites give points of one hundred. A run that is not accepted never has all of them.
  const points = Math.round((Math.min(Math.max(score, 0), 100) / 100) * fullScore);
  return Math.min(points, Math.max(0, fullScore - 1));
}

const unfinished: readonly number[] = [
  statuses.submittedFailed,
  statuses.pending,
  statuses.compiling,
  statuses.judging,
  statuses.systemError,
];

/** A submission whose run exists and has no verdict yet only asks for the result again. Otherwise the code is sent again. */
export const asksAgain = (status: number, remoteId: string | null): boolean =>
  remoteId !== null && unfinished.includes(status);
