/** Where a contest stands in time. Pure: the moment is a parameter. */
import { parseWireDate } from '../../../lib/dates.ts';
import type { RecentContest } from '../api/list-recent-contests.ts';

type ContestTimes = Pick<RecentContest, 'startTime' | 'endTime'>;

export interface ContestMoment {
  state: 'scheduled' | 'running' | 'ended';
  /** To the start of one that is scheduled, to the end of one that runs; 0 afterwards. */
  leftMs: number;
}

export function momentOf({ startTime, endTime }: ContestTimes, nowMs: number): ContestMoment {
  const startMs = parseWireDate(startTime).getTime();
  const endMs = parseWireDate(endTime).getTime();
  if (nowMs < startMs) return { state: 'scheduled', leftMs: startMs - nowMs };
  if (nowMs < endMs) return { state: 'running', leftMs: endMs - nowMs };
  return { state: 'ended', leftMs: 0 };
}

/** What one can still take part in: running ones first, then the next to begin. What has ended meanwhile is left out. */
export function orderContests<Contest extends ContestTimes>(
  contests: readonly Contest[],
  nowMs: number,
): Contest[] {
  const order = { running: 0, scheduled: 1, ended: 2 };
  return contests
    .map((contest) => ({ contest, moment: momentOf(contest, nowMs) }))
    .filter(({ moment }) => moment.state !== 'ended')
    .toSorted(
      (one, other) =>
        order[one.moment.state] - order[other.moment.state] || one.moment.leftMs - other.moment.leftMs,
    )
    .map(({ contest }) => contest);
}
