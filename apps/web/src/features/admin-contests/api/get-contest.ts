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

/** Languages that the contest accepts; null for all. Our own call: the form's call has the shape of existing clients. */
export const contestLanguagesQuery = (cid: number) =>
  queryOptions({
    queryKey: [...contestsKey, 'languages', cid],
    queryFn: async ({ signal }) => {
      const { languages } = await callApi('GET /api/contest-desk', { query: { cid }, signal });
      return { names: languages };
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
