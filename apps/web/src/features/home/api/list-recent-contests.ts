import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { fetchWithClock } from '../../../lib/contest-clock/fetch-with-clock.ts';

export type RecentContest = DataOf<Calls['GET /api/get-recent-contest']>[number];

const refreshMs = 60_000;

/**
 * Running and upcoming contests. Refetched every minute, so that an open page notices when a contest starts.
 */
export const recentContestsQuery = queryOptions({
  queryKey: ['contests', 'recent'],
  queryFn: async ({ signal }) => {
    const { answer: contests, clock } = await fetchWithClock(
      () => callApi('GET /api/get-recent-contest', { signal }),
      ([first]) => first?.now,
    );
    return { contests, clock };
  },
  refetchInterval: refreshMs,
});
