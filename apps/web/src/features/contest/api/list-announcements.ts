import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type Announcement = DataOf<Calls['GET /api/get-contest-announcement']>['records'][number];

export const announcementsPageSize = 10;

export const announcementsQuery = (contestId: number, page: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'announcements', page],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-contest-announcement', {
        query: { cid: contestId, currentPage: page, limit: announcementsPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
