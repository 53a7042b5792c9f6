import { Button } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import {
  announcementsPageSize,
  groupAnnouncementsQuery,
  type GroupAnnouncement,
} from '../api/list-announcements.ts';
import { useGroup } from '../use-group.ts';
import { homeMessages } from './home-messages.ts';
import classes from './home.module.css';

/** Five to a page, the newest first. */
export function Announcements() {
  const m = useMessages(homeMessages);
  const { groupId, isAdmin } = useGroup();
  const address = useListAddress(announcementsPageSize);
  const announcements = useQuery(groupAnnouncementsQuery(groupId, address.page));
  return (
    <Sheet
      flush
      title={m.announcements}
      actions={
        isAdmin && (
          <Button
            component={Link}
            to={`/group/${String(groupId)}/announcement`}
            variant="subtle"
            size="compact-sm"
          >
            {m.manage}
          </Button>
        )
      }
    >
      <QueryContent
        query={announcements}
        failedTitle={m.failed}
        waiting={<RowsSkeleton rows={3} height={96} />}
      >
        {({ records, total }) => (
          <>
            {records.length === 0 ? (
              <EmptyState
                compact
                icon={<IconSpeakerphone size={24} stroke={1.5} />}
                title={m.noAnnouncements}
              >
                {isAdmin ? m.noAnnouncementsAdmin : m.noAnnouncementsText}
              </EmptyState>
            ) : (
              records.map((one) => <Announcement key={one.id} announcement={one} />)
            )}
            <Pager
              total={total}
              page={address.page}
              size={announcementsPageSize}
              onPageChange={address.setPage}
            />
          </>
        )}
      </QueryContent>
    </Sheet>
  );
}

function Announcement({ announcement }: { announcement: GroupAnnouncement }) {
  const m = useMessages(homeMessages);
  return (
    <article className={classes['announcement']}>
      <h3 className={classes['title']}>{announcement.title}</h3>
      <p className={classes['when']}>
        {announcement.username ?? m.noAuthor} · <RelativeTime value={announcement.gmtCreate} />
      </p>
      <Markdown>{announcement.content}</Markdown>
    </article>
  );
}
