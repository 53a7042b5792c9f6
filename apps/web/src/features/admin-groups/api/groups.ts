import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type AdministeredGroup = DataOf<Calls['GET /api/admin/group/list']>['records'][number];

export interface GroupSearch {
  currentPage: number;
  limit: number;
  keyword: string;
  /** 0 normal, 1 banned; undefined for all. */
  status: number | undefined;
}

export const groupsKey = ['admin', 'groups'] as const;

export const adminGroupsQuery = (search: GroupSearch) =>
  queryOptions({
    queryKey: [...groupsKey, search],
    queryFn: ({ signal }) => callApi('GET /api/admin/group/list', { query: search, signal }),
    placeholderData: keepPreviousData,
  });

export const banGroup = (gid: number, reason: string) =>
  callApi('PUT /api/admin/group/ban', { body: { gid, reason } });

export const unbanGroup = (gid: number) =>
  callApi('PUT /api/admin/group/unban', { body: { gid }, toastsError: true });
