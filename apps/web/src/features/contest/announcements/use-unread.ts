import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import type { Announcement } from '../api/list-announcements.ts';
import { unreadAnnouncementsQuery } from '../api/list-unread-announcements.ts';
import { useContest } from '../use-contest.ts';
import { listReadAnnouncements, markAnnouncementsRead, useReadAnnouncements } from './read-announcements.ts';

interface Unread {
  unread: readonly Announcement[];
  markRead: (ids: readonly number[]) => void;
}

/**
 * Announcements that this browser has not marked as read. Several components call this; they share one query.
 */
export function useUnread(): Unread {
  const { contestId, canEnter } = useContest();
  const uid = useSession().user?.uid ?? '';
  const { data = [] } = useQuery({
    ...unreadAnnouncementsQuery({ contestId, uid, listRead: () => listReadAnnouncements(contestId, uid) }),
    enabled: canEnter && uid !== '',
  });
  const read = useReadAnnouncements(contestId, uid);
  return {
    unread: data.filter(({ id }) => !read.includes(id)),
    markRead: (ids) => markAnnouncementsRead(contestId, uid, ids),
  };
}
