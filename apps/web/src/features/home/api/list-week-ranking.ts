import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type WeekRankedUser = DataOf<Calls['GET /api/get-recent-seven-ac-rank']>[number];

export const weekRankingQuery = queryOptions({
  queryKey: ['rankings', 'week'],
  queryFn: ({ signal }) => callApi('GET /api/get-recent-seven-ac-rank', { signal }),
});
