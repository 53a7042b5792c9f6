import { Button } from '@mantine/core';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { RowEditor } from '../../ui/list-page/row-editor.tsx';
import { newRowId, useEditedId } from '../../ui/list-page/use-edited-id.ts';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { announcementsQuery, invalidateAnnouncements, type Announcement } from './api/list-announcements.ts';
import { saveAnnouncement, showAnnouncement } from './api/save-announcement.ts';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { announcementMessages } from './announcement-messages.ts';
import { AnnouncementTable } from './announcement-table.tsx';
import type { AnnouncementScope } from './announcement-scope.ts';
import { DeleteDialog } from './delete-dialog.tsx';

const defaultSize = 15;

const useScope = (): AnnouncementScope => ({
  name: 'site',
  words: useMessages(announcementMessages),
  save: saveAnnouncement,
  show: showAnnouncement,
  invalidate: invalidateAnnouncements,
});

export function Component() {
  const scope = useScope();
  const { edited, open, close } = useEditedId();
  if (edited === null) return <AnnouncementList onOpen={open} />;
  return (
    <PageContainer width="full">
      {edited === newRowId ? (
        <AnnouncementEditor scope={scope} announcement={undefined} onClose={close} />
      ) : (
        <EditedAnnouncement id={Number(edited)} onClose={close} />
      )}
    </PageContainer>
  );
}

const useAnnouncements = () => {
  const address = useListAddress(defaultSize);
  const query = useQuery(announcementsQuery({ currentPage: address.page, limit: address.size }));
  return { address, query };
};

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
  const m = useMessages(announcementMessages);
  const scope = useScope();
  const { address, query } = useAnnouncements();
  const [target, setTarget] = useState<Announcement>();
  return (
    <>
      <ListPage
        title={m.title}
        description={m.description}
        actions={
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => onOpen(newRowId)}>
            {m.create}
          </Button>
        }
        address={address}
        rows={query}
        empty={
          <EmptyState icon={<IconSpeakerphone size={24} stroke={1.5} />} title={m.emptyTitle}>
            {m.emptyText}
          </EmptyState>
        }
        failedTitle={m.failedTitle}
      >
        {(rows) => (
          <AnnouncementTable
            scope={scope}
            announcements={rows}
            onEdit={({ id }) => onOpen(String(id))}
            onDelete={setTarget}
          />
        )}
      </ListPage>
      <DeleteDialog target={target} onClose={() => setTarget(undefined)} />
    </>
  );
}
