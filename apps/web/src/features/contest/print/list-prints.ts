import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type Print = DataOf<Calls['GET /api/get-contest-print']>['records'][number];

export const printsPageSize = 15;
const refreshMs = 10_000;

export const printsKey = (contestId: number) => ['contest', contestId, 'prints'] as const;

export const printsQuery = (contestId: number, page: number, isRefreshed: boolean) =>
  queryOptions({
    queryKey: [...printsKey(contestId), page],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-contest-print', {
        query: { cid: contestId, currentPage: page, limit: printsPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: isRefreshed ? refreshMs : false,
    staleTime: 0,
  });
