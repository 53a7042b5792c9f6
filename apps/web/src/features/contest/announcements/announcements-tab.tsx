import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { announcementsPageSize, announcementsQuery, type Announcement } from '../api/list-announcements.ts';
import { useContest } from '../use-contest.ts';
import { Announce, RemoveAnnouncement } from './announce.tsx';
import { announcementMessages } from './announcement-messages.ts';
import classes from './announcements.module.css';
import { markAnnouncementsRead } from './read-announcements.ts';
import { useUnread } from './use-unread.ts';

const parsePage = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;

export function AnnouncementsTab() {
  const { contestId } = useContest();
  const [parameters, setParameters] = useSearchParams();
  const page = parsePage(parameters.get('currentPage'));
  const setPage = (next: number) => setParameters(next === 1 ? {} : { currentPage: String(next) });
  const { data, isError, refetch } = useQuery(announcementsQuery(contestId, page));
  useMarkAsRead(data?.records);
  return (
    <>
      <Announce />
      <AnnouncementList {...{ data, page, isError }} onRetry={() => void refetch()} onPage={setPage} />
    </>
  );
}

interface AnnouncementListProps {
  data: { records: Announcement[]; total: number } | undefined;
  page: number;
  isError: boolean;
  onRetry: () => void;
  onPage: (page: number) => void;
}

function AnnouncementList({ data, page, isError, onRetry, onPage }: AnnouncementListProps) {
  const m = useMessages(announcementMessages);
  if (data === undefined)
    return (
      <Sheet flush>
        {isError ? <ErrorState title={m.failed} onRetry={onRetry} /> : <RowsSkeleton rows={4} height={96} />}
      </Sheet>
    );
  if (data.records.length === 0)
    return (
      <Sheet flush>
        <EmptyState icon={<IconSpeakerphone size={24} stroke={1.5} />} title={m.empty}>
          {m.emptyText}
        </EmptyState>
      </Sheet>
    );
  return (
    <div className={classes['list']}>
      {data.records.map((announcement) => (
        <Sheet
          key={announcement.id}
          title={announcement.title}
          actions={
            <>
              <span className={classes['when']}>
                <RelativeTime value={announcement.gmtCreate} />
              </span>
              <RemoveAnnouncement id={announcement.id} title={announcement.title} />
            </>
          }
        >
          <Markdown expectedLines={3}>{announcement.content}</Markdown>
        </Sheet>
      ))}
      <Pager total={data.total} page={page} size={announcementsPageSize} onPageChange={onPage} />
    </div>
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
