import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type WeekStatistics = DataOf<Calls['GET /api/get-last-week-submission-statistics']>;

export const weekStatisticsQuery = queryOptions({
  queryKey: ['submissions', 'week-statistics'],
  queryFn: ({ signal }) => callApi('GET /api/get-last-week-submission-statistics', { query: {}, signal }),
});

/** Recomputes the counts, which the server caches for half an hour. For super administrators only. */
export const recountWeek = (): Promise<WeekStatistics> =>
  callApi('GET /api/get-last-week-submission-statistics', {
    query: { forceRefresh: true },
    toastsError: true,
  });
