import { useQuery } from '@tanstack/react-query';
import { canChangeGroupItem } from '@touchstone/rules/groups/group-actions';
import { announcementMessages } from '../../features/admin-announcements/announcement-messages.ts';
import { ManagedAnnouncements } from '../../features/admin-announcements/managed-announcements.tsx';
import { groupAnnouncementMessages } from '../../features/groups/announcements/announcement-messages.ts';
import { allGroupAnnouncementsQuery } from '../../features/groups/api/list-announcements.ts';
import {
  deleteGroupAnnouncement,
  saveGroupAnnouncement,
  showGroupAnnouncement,
} from '../../features/groups/api/save-announcement.ts';
import { useGroup } from '../../features/groups/use-group.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';

const defaultSize = 10;

/** The announcements of a group for its administrators, with the editor of the back office. */
export function GroupAnnouncementsTab() {
  const m = useMessages(groupAnnouncementMessages);
  const { emptyTitle } = useMessages(announcementMessages);
  const state = useGroup();
  const { groupId } = state;
  const { user } = useSession();
  const address = useListAddress(defaultSize);
  const rows = useQuery(
    allGroupAnnouncementsQuery(groupId, { currentPage: address.page, limit: address.size }),
  );
  return (
    <ManagedAnnouncements
      scope={{
        name: `group ${String(groupId)}`,
        headingLevel: 2,
        words: m,
        save: (id, text) => saveGroupAnnouncement(groupId, id, text),
        show: (change) => showGroupAnnouncement(groupId, change),
        invalidate: (client) => client.invalidateQueries({ queryKey: ['group', groupId, 'announcements'] }),
      }}
      texts={{ ...m, emptyTitle }}
      address={address}
      rows={rows}
      remove={deleteGroupAnnouncement}
      canChange={({ uid }) => canChangeGroupItem(state, { isAuthor: uid === user?.uid })}
    />
  );
}
