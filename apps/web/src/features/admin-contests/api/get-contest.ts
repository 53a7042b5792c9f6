import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { contestsKey } from './list-contests.ts';

export type StoredContest = DataOf<Calls['GET /api/admin/contest']>;

/** Never cached: another administrator may have saved the contest meanwhile. */
export const contestQuery = (cid: number) =>
  queryOptions({
    queryKey: [...contestsKey, 'one', cid],
    queryFn: ({ signal }) => callApi('GET /api/admin/contest', { query: { cid }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
