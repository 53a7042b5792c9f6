import type { WireContest } from '@touchstone/contract';
import { stageAt } from '@touchstone/rules/contests/contest-time';
import { parseWireDate } from '../../../lib/dates.ts';

const order = { running: 0, scheduled: 1, ended: 2 };

/** Contests that are still open: running ones first, then the next ones to start. Ended ones are dropped. */
export function orderContests<Contest extends Pick<WireContest, 'startTime' | 'endTime'>>(
  contests: readonly Contest[],
  nowMs: number,
): Contest[] {
  return contests
    .map((contest) => {
      const startMs = parseWireDate(contest.startTime).getTime();
      const endMs = parseWireDate(contest.endTime).getTime();
      const stage = stageAt({ startMs, endMs }, nowMs);
      return { contest, stage, turnMs: stage === 'scheduled' ? startMs : endMs };
    })
    .filter(({ stage }) => stage !== 'ended')
    .toSorted((one, other) => order[one.stage] - order[other.stage] || one.turnMs - other.turnMs)
    .map(({ contest }) => contest);
}
