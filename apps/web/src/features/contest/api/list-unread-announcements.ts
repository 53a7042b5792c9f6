import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

const pollMs = 60_000;

interface UnreadInput {
  contestId: number;
  uid: string | undefined;
  /** The ids that this browser has marked as read, evaluated per request. */
  listRead: () => readonly number[];
}

/** Polls once a minute for announcements that this browser has not shown yet. */
export const unreadAnnouncementsQuery = ({ contestId, uid, listRead }: UnreadInput) =>
  queryOptions({
    queryKey: ['contest', contestId, 'unread-announcements', uid],
    queryFn: ({ signal }) =>
      callApi('POST /api/get-contest-not-read-announcement', {
        body: { cid: contestId, readAnnouncementList: [...listRead()] },
        signal,
      }),
    refetchInterval: pollMs,
  });
