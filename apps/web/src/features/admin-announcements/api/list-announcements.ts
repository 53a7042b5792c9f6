import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type Announcement = DataOf<Calls['GET /api/admin/announcement']>['records'][number];

const key = ['admin', 'announcements'] as const;

export const announcementsQuery = (request: { currentPage: number; limit: number }) =>
  queryOptions({
    queryKey: [...key, request],
    queryFn: ({ signal }) => callApi('GET /api/admin/announcement', { query: request, signal }),
    placeholderData: keepPreviousData,
  });

/** Invalidates this list and the one on the home page. */
export const invalidateAnnouncements = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: key }),
    client.invalidateQueries({ queryKey: ['site', 'announcements'] }),
  ]);
