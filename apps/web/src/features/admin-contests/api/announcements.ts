import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { contestsKey } from './list-contests.ts';

export type ContestAnnouncement = DataOf<Calls['GET /api/admin/contest/announcement']>['records'][number];
type AnnouncementText = Pick<ContestAnnouncement, 'title' | 'content' | 'status'>;

export const contestAnnouncementsQuery = (request: { cid: number; currentPage: number; limit: number }) =>
  queryOptions({
    queryKey: [...contestsKey, 'announcements', request],
    queryFn: ({ signal }) => callApi('GET /api/admin/contest/announcement', { query: request, signal }),
    placeholderData: keepPreviousData,
  });

/** Without an id, creates a new one. */
export const saveContestAnnouncement = (cid: number, id: number | undefined, text: AnnouncementText) =>
  id === undefined
    ? callApi('POST /api/admin/contest/announcement', { body: { cid, announcement: text } })
    : callApi('PUT /api/admin/contest/announcement', {
        body: { announcement: { id, ...text } },
      });

/** Changes only the visibility, so that a concurrent change of the text is kept. */
export const showContestAnnouncement = (announcement: { id: number; status: number }) =>
  callApi('PUT /api/admin/contest/announcement', { body: { announcement }, toastsError: true });

export const deleteContestAnnouncement = (aid: number) =>
  callApi('DELETE /api/admin/contest/announcement', { query: { aid }, toastsError: true });

/** Invalidates this list and those of the contest. */
export const invalidateContestAnnouncements = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: [...contestsKey, 'announcements'] }),
    client.invalidateQueries({ queryKey: ['contest'] }),
  ]);
