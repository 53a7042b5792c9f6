import { Button } from '@mantine/core';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { canChangeGroupItem } from '@touchstone/rules/groups/group-actions';
import { useState } from 'react';
import { AnnouncementEditor } from '../../features/admin-announcements/announcement-editor.tsx';
import { announcementMessages } from '../../features/admin-announcements/announcement-messages.ts';
import type { AnnouncementScope } from '../../features/admin-announcements/announcement-scope.ts';
import { AnnouncementTable } from '../../features/admin-announcements/announcement-table.tsx';
import { groupAnnouncementMessages } from '../../features/groups/announcements/announcement-messages.ts';
import {
  allGroupAnnouncementsQuery,
  type GroupAnnouncement,
} from '../../features/groups/api/list-announcements.ts';
import {
  deleteGroupAnnouncement,
  saveGroupAnnouncement,
  showGroupAnnouncement,
} from '../../features/groups/api/save-announcement.ts';
import { useGroup } from '../../features/groups/use-group.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { DeletionDialog } from '../../ui/deletion-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListRows } from '../../ui/list-page/list-page.tsx';
import { RowEditor } from '../../ui/list-page/row-editor.tsx';
import { newRowId, useEditedId } from '../../ui/list-page/use-edited-id.ts';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { PageHeader } from '../../ui/page-header.tsx';

const defaultSize = 10;

function useAnnouncements() {
  const { groupId } = useGroup();
  const address = useListAddress(defaultSize);
  const query = useQuery(
    allGroupAnnouncementsQuery(groupId, { currentPage: address.page, limit: address.size }),
  );
  return { address, query };
}

function useScope(): AnnouncementScope {
  const { groupId } = useGroup();
  return {
    name: `group ${String(groupId)}`,
    headingLevel: 2,
    words: useMessages(groupAnnouncementMessages),
    save: (id, text) => saveGroupAnnouncement(groupId, id, text),
    show: (change) => showGroupAnnouncement(groupId, change),
    invalidate: (client) => client.invalidateQueries({ queryKey: ['group', groupId, 'announcements'] }),
  };
}

/** The announcements of a group for its administrators, with the editor of the back office. */
export function GroupAnnouncementsTab() {
  const scope = useScope();
  const { edited, open, close } = useEditedId();
  if (edited === null) return <AnnouncementList onOpen={open} />;
  return edited === newRowId ? (
    <AnnouncementEditor scope={scope} announcement={undefined} onClose={close} />
  ) : (
    <EditedAnnouncement id={Number(edited)} onClose={close} />
  );
}

/** The edited row is on the page of the list that the address names. */
function EditedAnnouncement({ id, onClose }: { id: number; onClose: () => void }) {
  const m = useMessages(announcementMessages);
  const scope = useScope();
  const { query } = useAnnouncements();
  return (
    <RowEditor id={id} rows={query} texts={m} onClose={onClose}>
      {(opened) => <AnnouncementEditor scope={scope} announcement={opened} onClose={onClose} />}
    </RowEditor>
  );
}

function AnnouncementList({ onOpen }: { onOpen: (edited: string) => void }) {
  const m = useMessages(groupAnnouncementMessages);
  const words = useMessages(announcementMessages);
  const scope = useScope();
  const state = useGroup();
  const { user } = useSession();
  const client = useQueryClient();
  const { address, query } = useAnnouncements();
  const [target, setTarget] = useState<GroupAnnouncement>();
  return (
    <>
      <PageHeader
        level={2}
        title={m.title}
        description={m.description}
        actions={
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => onOpen(newRowId)}>
            {words.create}
          </Button>
        }
      />
      <ListRows
        address={address}
        rows={query}
        empty={
          <EmptyState icon={<IconSpeakerphone size={24} stroke={1.5} />} title={words.emptyTitle}>
            {m.emptyText}
          </EmptyState>
        }
        failedTitle={words.failedTitle}
      >
        {(rows) => (
          <AnnouncementTable
            scope={scope}
            announcements={rows}
            onEdit={({ id }) => onOpen(String(id))}
            onDelete={setTarget}
            canChange={({ uid }) => canChangeGroupItem(state, { isAuthor: uid === user?.uid })}
          />
        )}
      </ListRows>
      <DeletionDialog
        target={target}
        texts={{ title: words.deleteTitle, confirm: words.delete, done: words.deleted }}
        textOf={({ title }) => m.deleteText(title)}
        remove={({ id }) => deleteGroupAnnouncement(id)}
        invalidate={() => scope.invalidate(client)}
        onClose={() => setTarget(undefined)}
      />
    </>
  );
}
