import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';
import { fetchWithClock } from '../../../../lib/contest-clock/fetch-with-clock.ts';
import type { KnownContest } from '../../api/get-contest.ts';
import type { BoardProblem } from './load-board.ts';

export interface OutsideContest {
  known: KnownContest;
  problems: readonly BoardProblem[];
}

const refreshMs = 60_000;

/** A contest with a public scoreboard, and its problems. Refetched because its times may change. */
export const outsideContestQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['outside-contest', contestId],
    queryFn: async ({ signal }): Promise<OutsideContest> => {
      const query = { cid: contestId };
      const { answer, clock } = await fetchWithClock(
        () => callApi('GET /api/get-contest-outsize-info', { query, signal }),
        ({ contest }) => contest.now,
      );
      return { known: { contest: answer.contest, clock }, problems: answer.problemList };
    },
    refetchInterval: ({ state }) => (state.data === undefined ? false : refreshMs),
    retry: false,
  });
