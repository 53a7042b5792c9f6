import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconRefresh, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import {
  parseAnnouncementAddress,
  writeAnnouncementAddress,
  type AnnouncementAddress,
} from './announcement-address.ts';
import { announcementMessages } from './announcement-messages.ts';
import classes from './announcement-panel.module.css';
import { announcementPageSize, announcementsQuery } from './api/list-announcements.ts';
import { QueryStates } from './query-states.tsx';

type Announcement = DataOf<Calls['GET /api/get-common-announcement']>['records'][number];

/** Announcements of the site: a paged list, and the opened one. */
export function AnnouncementPanel() {
  const [parameters, setParameters] = useSearchParams();
  const address = parseAnnouncementAddress(parameters);
  const go = (changes: Partial<AnnouncementAddress>) =>
    setParameters((before) => writeAnnouncementAddress(before, { ...address, ...changes }), {
      preventScrollReset: true,
    });
  const { data } = useQuery(announcementsQuery(address.page));
  const opened = data?.records.find(({ id }) => id === address.opened);
  return opened === undefined ? (
    <AnnouncementList
      page={address.page}
      onPage={(page) => go({ page, opened: undefined })}
      onOpen={({ id }) => go({ opened: id })}
    />
  ) : (
    <AnnouncementDetail announcement={opened} onBack={() => go({ opened: undefined })} />
  );
}

interface ListProps {
  page: number;
  onPage: (page: number) => void;
  onOpen: (announcement: Announcement) => void;
}

function AnnouncementList({ page, onPage, onOpen }: ListProps) {
  const m = useMessages(announcementMessages);
  const announcements = useQuery(announcementsQuery(page));
  const { data, isFetching, refetch } = announcements;
  const refresh = (
    <ActionIcon
      aria-label={m.refresh}
      title={m.refresh}
      loading={isFetching && data !== undefined}
      onClick={() => void refetch()}
    >
      <IconRefresh size={18} stroke={1.75} />
    </ActionIcon>
  );
  return (
    <Sheet title={m.title} actions={refresh} flush>
      <div className={classes['list']}>
        <QueryStates
          query={announcements}
          skeleton={<RowsSkeleton rows={announcementPageSize} height={56} />}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState icon={<IconSpeakerphone size={24} stroke={1.5} />} title={m.emptyTitle}>
              {m.emptyText}
            </EmptyState>
          }
        >
          {({ records }) =>
            records.map((announcement) => (
              <AnnouncementRow key={announcement.id} announcement={announcement} onOpen={onOpen} />
            ))
          }
        </QueryStates>
      </div>
      {data !== undefined && data.total > announcementPageSize && (
        <div className={classes['pager']}>
          <Pager total={data.total} page={page} size={announcementPageSize} onPageChange={onPage} />
        </div>
      )}
    </Sheet>
  );
}

interface RowProps {
  announcement: Announcement;
  onOpen: (announcement: Announcement) => void;
}

function AnnouncementRow({ announcement, onOpen }: RowProps) {
  return (
    <button type="button" className={classes['row']} onClick={() => onOpen(announcement)}>
      <span className={classes['title']}>{announcement.title}</span>
      <span className={classes['time']}>
        <RelativeTime value={announcement.gmtCreate} />
      </span>
    </button>
  );
}

interface DetailProps {
  announcement: Announcement;
  onBack: () => void;
}

function AnnouncementDetail({ announcement, onBack }: DetailProps) {
  const m = useMessages(announcementMessages);
  // The clicked row is gone, so the focus moves to the back button.
  const backButton = useRef<HTMLButtonElement>(null);
  useEffect(() => backButton.current?.focus({ preventScroll: true }), []);
  const back = (
    <Button
      variant="subtle"
      leftSection={<IconArrowLeft size={16} stroke={1.75} />}
      onClick={onBack}
      ref={backButton}
    >
      {m.back}
    </Button>
  );
  return (
    <Sheet title={announcement.title} actions={back}>
      <p className={classes['meta']}>
        <RelativeTime value={announcement.gmtCreate} /> · {m.by(announcement.username)}
      </p>
      <Markdown>{announcement.content}</Markdown>
    </Sheet>
  );
}
