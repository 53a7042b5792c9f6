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
  const { contestId, canEnter, stage } = useContest();
  const uid = useSession().user?.uid ?? '';
  // Announcements of an ended contest are read on their tab; they need no action.
  const isNotified = canEnter && uid !== '' && stage === 'running';
  const { data = [] } = useQuery({
    ...unreadAnnouncementsQuery({ contestId, uid, listRead: () => listReadAnnouncements(contestId, uid) }),
    enabled: isNotified,
  });
  const read = useReadAnnouncements(contestId, uid);
  return {
    unread: isNotified ? data.filter(({ id }) => !read.includes(id)) : [],
    markRead: (ids) => markAnnouncementsRead(contestId, uid, ids),
  };
}
