import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type ListedContest = DataOf<Calls['GET /api/admin/contest/get-contest-list']>['records'][number];

export const contestsKey = ['admin', 'contests'] as const;

export const contestsQuery = (request: { currentPage: number; limit: number; keyword: string }) =>
  queryOptions({
    queryKey: [...contestsKey, 'list', request],
    queryFn: ({ signal }) => callApi('GET /api/admin/contest/get-contest-list', { query: request, signal }),
    placeholderData: keepPreviousData,
  });

/** Invalidates these lists and the data of contestants. */
export const invalidateContests = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: contestsKey }),
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'contest' || queryKey[0] === 'contests',
    }),
  ]);
