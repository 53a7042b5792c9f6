import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { rankTypes, type GroupRankAddress } from '../rank/rank-address.ts';

export type RankedMember = DataOf<Calls['GET /api/get-group-rank-list']>['records'][number];

export const groupRankQuery = (groupId: number, { kind, page, size, search }: GroupRankAddress) =>
  queryOptions({
    queryKey: ['group', groupId, 'rank', { kind, page, size, search }],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-group-rank-list', {
        query: {
          gid: groupId,
          type: rankTypes[kind],
          currentPage: page,
          limit: size,
          searchUser: search === '' ? undefined : search,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
