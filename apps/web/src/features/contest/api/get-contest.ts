import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { fetchWithClock } from '../../../lib/contest-clock/fetch-with-clock.ts';
import type { ServerClock } from '../../../lib/contest-clock/server-clock.ts';

export type Contest = DataOf<Calls['GET /api/get-contest-info']>;

export interface KnownContest {
  contest: Contest;
  clock: ServerClock;
}

const refreshMs = 60_000;

/**
 * Refetched every minute: organizers may change the times during the contest, and clocks drift while a
 * computer sleeps.
 */
export const contestQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'info'],
    queryFn: async ({ signal }): Promise<KnownContest> => {
      const query = { cid: contestId };
      const { answer: contest, clock } = await fetchWithClock(
        () => callApi('GET /api/get-contest-info', { query, signal }),
        ({ now }) => now,
      );
      return { contest, clock };
    },
    refetchInterval: refreshMs,
  });
