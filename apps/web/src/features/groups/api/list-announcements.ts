import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type GroupAnnouncement = DataOf<Calls['GET /api/group/get-announcement-list']>['records'][number];

export const announcementsPageSize = 5;

/** The visible announcements, for members. */
export const groupAnnouncementsQuery = (groupId: number, page: number) =>
  queryOptions({
    queryKey: ['group', groupId, 'announcements', 'visible', page],
    queryFn: ({ signal }) =>
      callApi('GET /api/group/get-announcement-list', {
        query: { gid: groupId, currentPage: page, limit: announcementsPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** All announcements, for administrators of the group. */
export const allGroupAnnouncementsQuery = (
  groupId: number,
  request: { currentPage: number; limit: number },
) =>
  queryOptions({
    queryKey: ['group', groupId, 'announcements', 'all', request],
    queryFn: ({ signal }) =>
      callApi('GET /api/group/get-admin-announcement-list', { query: { gid: groupId, ...request }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
