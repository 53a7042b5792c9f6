import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import type { GroupListAddress } from '../list/list-address.ts';

export type ListedGroup = DataOf<Calls['GET /api/get-group-list']>['records'][number];

/** Cached per viewer: hidden groups are listed for their members. */
export const groupsQuery = (address: GroupListAddress, uid: string | undefined) =>
  queryOptions({
    queryKey: ['groups', uid ?? '', address],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-group-list', {
        query: {
          currentPage: address.page,
          limit: address.size,
          keyword: address.keyword === '' ? undefined : address.keyword,
          auth: address.access,
          onlyMine: address.onlyMine,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
