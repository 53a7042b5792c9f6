import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type Announcement = DataOf<Calls['GET /api/get-contest-announcement']>['records'][number];

const pageSize = 1000;

/** The list has no pages: all announcements are loaded. */
async function listAnnouncements(contestId: number, signal: AbortSignal): Promise<Announcement[]> {
  const found: Announcement[] = [];
  for (let currentPage = 1; ; currentPage += 1) {
    const query = { cid: contestId, currentPage, limit: pageSize };
    const { records, total } = await callApi('GET /api/get-contest-announcement', { query, signal });
    found.push(...records);
    if (records.length === 0 || found.length >= total) return found;
  }
}

export const announcementsQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'announcements'],
    queryFn: ({ signal }) => listAnnouncements(contestId, signal),
    staleTime: 0,
  });
