import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type OtherContest = NonNullable<DataOf<Calls['GET /api/get-recent-other-contest']>>[number];

const staleMs = 10 * 60_000;

/** Contests of other sites, if the site collects them. */
export const otherContestsQuery = queryOptions({
  queryKey: ['contests', 'recent-other'],
  queryFn: async ({ signal }) => (await callApi('GET /api/get-recent-other-contest', { signal })) ?? [],
  staleTime: staleMs,
});
