import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';
import { parseWireDate } from '../../../../lib/dates.ts';
import type { KnownContest } from '../../api/get-contest.ts';
import { setClock } from '../../clock/server-clock.ts';
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
      const askedAtMs = performance.now();
      const { contest, problemList } = await callApi('GET /api/get-contest-outsize-info', {
        query: { cid: contestId },
        signal,
        quiet: true,
      });
      const serverMs = parseWireDate(contest.now).getTime();
      const clock = setClock({ serverMs, askedAtMs, answeredAtMs: performance.now() });
      return { known: { contest, clock }, problems: problemList };
    },
    refetchInterval: ({ state }) => (state.data === undefined ? false : refreshMs),
    retry: false,
  });
