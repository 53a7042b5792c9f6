import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { ManagedAnnouncements } from '../../features/admin-announcements/managed-announcements.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import {
  contestAnnouncementsQuery,
  deleteContestAnnouncement,
  invalidateContestAnnouncements,
  saveContestAnnouncement,
  showContestAnnouncement,
} from '../../features/admin-contests/api/announcements.ts';
import { ContestLinks } from '../../features/admin-contests/contest-links.tsx';
import { headingLevelOf, type ContestScope } from '../../features/admin-contests/contest-scope.ts';
import { contestAnnouncementMessages } from '../../features/admin-contests/contest-announcement-messages.ts';

const defaultSize = 15;

interface PageProps {
  scope: ContestScope;
  contestId: number;
}

/** The announcements of a contest, in the back office and in a group. It connects two features. */
export function ContestAnnouncements({ scope, contestId }: PageProps) {
  const m = useMessages(contestAnnouncementMessages);
  const address = useListAddress(defaultSize);
  const rows = useQuery(
    contestAnnouncementsQuery({ cid: contestId, currentPage: address.page, limit: address.size }),
  );
  return (
    <ManagedAnnouncements
      scope={{
        name: 'contest',
        headingLevel: headingLevelOf(scope),
        words: m,
        save: (id, text) => saveContestAnnouncement(contestId, id, text),
        show: showContestAnnouncement,
        invalidate: invalidateContestAnnouncements,
      }}
      texts={m}
      address={address}
      rows={rows}
      remove={deleteContestAnnouncement}
      links={<ContestLinks scope={scope} contestId={contestId} current="announcement" />}
    />
  );
}
