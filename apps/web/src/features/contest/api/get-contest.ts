import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { parseWireDate } from '../../../lib/dates.ts';
import { setClock, type ServerClock } from '../clock/server-clock.ts';

export type Contest = DataOf<Calls['GET /api/get-contest-info']>;

export interface KnownContest {
  contest: Contest;
  clock: ServerClock;
}

const refreshMs = 60_000;

/** Asked again now and then: its times may be changed while it runs, and clocks drift while computers sleep. */
export const contestQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'info'],
    queryFn: async ({ signal }): Promise<KnownContest> => {
      const askedAtMs = performance.now();
      const contest = await callApi('GET /api/get-contest-info', {
        query: { cid: contestId },
        signal,
        quiet: true,
      });
      const serverMs = parseWireDate(contest.now).getTime();
      return { contest, clock: setClock({ serverMs, askedAtMs, answeredAtMs: performance.now() }) };
    },
    refetchInterval: refreshMs,
  });
