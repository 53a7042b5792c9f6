import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/index.ts';

export type User = DataOf<Calls['GET /api/admin/user/get-user-list']>['records'][number];

export interface UserRequest {
  currentPage: number;
  limit: number;
  keyword: string;
  onlyAdmin?: boolean;
  type?: number;
  status?: number;
}

/** The key prefix of this list: a change of users invalidates all of its queries. */
export const usersKey = ['admin', 'users'] as const;

export const usersQuery = (request: UserRequest) =>
  queryOptions({
    queryKey: [...usersKey, request],
    queryFn: ({ signal }) => callApi('GET /api/admin/user/get-user-list', { query: request, signal }),
    placeholderData: keepPreviousData,
  });
