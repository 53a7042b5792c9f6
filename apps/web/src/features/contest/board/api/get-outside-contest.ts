import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';
import { askWithClock } from '../../../../lib/contest-clock/ask-with-clock.ts';
import type { KnownContest } from '../../api/get-contest.ts';
import type { BoardProblem } from './read-board.ts';

export interface OutsideContest {
  known: KnownContest;
  problems: readonly BoardProblem[];
}

const refreshMs = 60_000;

/** A contest whose board is open to everybody, with its problems. Its times may be changed while it runs. */
export const outsideContestQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['outside-contest', contestId],
    queryFn: async ({ signal }): Promise<OutsideContest> => {
      const query = { cid: contestId };
      const { answer, clock } = await askWithClock(
        () => callApi('GET /api/get-contest-outsize-info', { query, signal }),
        ({ contest }) => contest.now,
      );
      return { known: { contest: answer.contest, clock }, problems: answer.problemList };
    },
    refetchInterval: ({ state }) => (state.data === undefined ? false : refreshMs),
    retry: false,
  });
