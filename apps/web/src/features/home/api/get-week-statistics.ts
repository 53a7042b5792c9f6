import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type WeekStatistics = DataOf<Calls['GET /api/get-last-week-submission-statistics']>;

export const weekStatisticsQuery = queryOptions({
  queryKey: ['submissions', 'week-statistics'],
  queryFn: ({ signal }) => callApi('GET /api/get-last-week-submission-statistics', { query: {}, signal }),
});

/** Counts anew instead of taking what was counted up to half an hour ago. The server does it for super administrators. */
export const recountWeek = (): Promise<WeekStatistics> =>
  callApi('GET /api/get-last-week-submission-statistics', {
    query: { forceRefresh: true },
    toastsError: true,
  });
