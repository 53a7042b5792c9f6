import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { ContestScope } from '../contest-scope.ts';

export type ListedContest = DataOf<Calls['GET /api/admin/contest/get-contest-list']>['records'][number];

export const contestsKey = ['admin', 'contests'] as const;

interface ListRequest {
  currentPage: number;
  limit: number;
  keyword: string;
}

/** The list of a group has no search. */
export const contestsQuery = ({ groupId }: ContestScope, request: ListRequest) =>
  queryOptions({
    queryKey: [...contestsKey, 'list', groupId ?? 'site', request],
    queryFn: ({ signal }) => {
      const { keyword: _keyword, ...paging } = request;
      return groupId === undefined
        ? callApi('GET /api/admin/contest/get-contest-list', { query: request, signal })
        : callApi('GET /api/group/get-admin-contest-list', { query: { gid: groupId, ...paging }, signal });
    },
    placeholderData: keepPreviousData,
  });

/** Invalidates these lists and the data of contestants and members. */
export const invalidateContests = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: contestsKey }),
    client.invalidateQueries({
      predicate: ({ queryKey: [area, , part] }) =>
        area === 'contest' || area === 'contests' || (area === 'group' && part === 'contests'),
    }),
  ]);
