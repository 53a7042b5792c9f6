import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { announcementsQuery, type Announcement } from '../api/list-announcements.ts';
import { useContest } from '../use-contest.ts';
import { Announce, EditAnnouncement, RemoveAnnouncement } from './announce.tsx';
import { announcementMessages } from './announcement-messages.ts';
import classes from './announcements.module.css';
import { markAnnouncementsRead } from './read-announcements.ts';
import { useUnread } from './use-unread.ts';

export function AnnouncementsTab() {
  const { contestId } = useContest();
  const { data, isError, refetch } = useQuery(announcementsQuery(contestId));
  useMarkAsRead(data);
  return (
    <>
      <Announce />
      <AnnouncementList announcements={data} isError={isError} onRetry={() => void refetch()} />
    </>
  );
}

interface AnnouncementListProps {
  /** Undefined while they load. */
  announcements: readonly Announcement[] | undefined;
  isError: boolean;
  onRetry: () => void;
}

function AnnouncementList({ announcements, isError, onRetry }: AnnouncementListProps) {
  const m = useMessages(announcementMessages);
  if (announcements === undefined)
    return (
      <Sheet flush>
        {isError ? <ErrorState title={m.failed} onRetry={onRetry} /> : <RowsSkeleton rows={4} height={96} />}
      </Sheet>
    );
  if (announcements.length === 0)
    return (
      <Sheet flush>
        <EmptyState icon={<IconSpeakerphone size={24} stroke={1.5} />} title={m.empty}>
          {m.emptyText}
        </EmptyState>
      </Sheet>
    );
  return (
    <div className={classes['list']}>
      {announcements.map((announcement) => (
        <Sheet
          key={announcement.id}
          title={announcement.title}
          actions={
            <>
              <Times announcement={announcement} />
              <EditAnnouncement announcement={announcement} />
              <RemoveAnnouncement id={announcement.id} title={announcement.title} />
            </>
          }
        >
          <Markdown>{announcement.content}</Markdown>
        </Sheet>
      ))}
    </div>
  );
}

/** When it was published, and when it was changed since. */
function Times({ announcement: { gmtCreate, gmtModified } }: { announcement: Announcement }) {
  const m = useMessages(announcementMessages);
  return (
    <span className={classes['when']}>
      <RelativeTime value={gmtCreate} />
      {gmtModified !== gmtCreate && (
        <>
          {' · '}
          {m.changed} <RelativeTime value={gmtModified} />
        </>
      )}
    </span>
  );
}

/** Marks the announcements on the page as read, and refetches the page when new ones arrive. */
function useMarkAsRead(shown: readonly Announcement[] | undefined) {
  const client = useQueryClient();
  const { contestId } = useContest();
  const uid = useSession().user?.uid;
  const { unread } = useUnread();
  useEffect(() => {
    if (uid === undefined || shown === undefined) return;
    markAnnouncementsRead(
      contestId,
      uid,
      shown.map(({ id }) => id),
    );
  }, [contestId, uid, shown]);
  const hasArrived = shown !== undefined && unread.some(({ id }) => !shown.some((one) => one.id === id));
  useEffect(() => {
    if (hasArrived) void client.invalidateQueries({ queryKey: ['contest', contestId, 'announcements'] });
  }, [hasArrived, client, contestId]);
}
