import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

const pollMs = 60_000;

interface Reader {
  contestId: number;
  uid: string | undefined;
  /** What this browser remembers as read when the question is asked. */
  listRead: () => readonly number[];
}

/** Those that this browser has not shown yet, looked for once a minute. */
export const unreadAnnouncementsQuery = ({ contestId, uid, listRead }: Reader) =>
  queryOptions({
    queryKey: ['contest', contestId, 'unread-announcements', uid],
    queryFn: ({ signal }) =>
      callApi('POST /api/get-contest-not-read-announcement', {
        body: { cid: contestId, readAnnouncementList: [...listRead()] },
        signal,
      }),
    refetchInterval: pollMs,
  });
