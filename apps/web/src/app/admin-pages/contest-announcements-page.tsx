import { Button } from '@mantine/core';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { AnnouncementEditor } from '../../features/admin-announcements/announcement-editor.tsx';
import { announcementMessages } from '../../features/admin-announcements/announcement-messages.ts';
import { AnnouncementTable } from '../../features/admin-announcements/announcement-table.tsx';
import type { AnnouncementScope } from '../../features/admin-announcements/announcement-scope.ts';
import { DeletionDialog } from '../../ui/deletion-dialog.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { RowEditor } from '../../ui/list-page/row-editor.tsx';
import { newRowId, useEditedId } from '../../ui/list-page/use-edited-id.ts';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import {
  contestAnnouncementsQuery,
  deleteContestAnnouncement,
  invalidateContestAnnouncements,
  saveContestAnnouncement,
  showContestAnnouncement,
  type ContestAnnouncement,
} from '../../features/admin-contests/api/announcements.ts';
import { ContestLinks } from '../../features/admin-contests/contest-links.tsx';
import { contestAnnouncementMessages } from '../../features/admin-contests/contest-announcement-messages.ts';

const defaultSize = 15;

const useAnnouncements = (contestId: number) => {
  const address = useListAddress(defaultSize);
  const query = useQuery(
    contestAnnouncementsQuery({ cid: contestId, currentPage: address.page, limit: address.size }),
  );
  return { address, query };
};

const useScope = (contestId: number): AnnouncementScope => ({
  name: 'contest',
  words: useMessages(contestAnnouncementMessages),
  save: (id, text) => saveContestAnnouncement(contestId, id, text),
  show: showContestAnnouncement,
  invalidate: invalidateContestAnnouncements,
});

export function Component() {
  const contestId = Number(useParams()['contestId']);
  const scope = useScope(contestId);
  const { edited, open, close } = useEditedId();
  if (edited === null) return <AnnouncementList contestId={contestId} onOpen={open} />;
  return (
    <PageContainer width="full">
      {edited === newRowId ? (
        <AnnouncementEditor scope={scope} announcement={undefined} onClose={close} />
      ) : (
        <EditedAnnouncement contestId={contestId} id={Number(edited)} onClose={close} />
      )}
    </PageContainer>
  );
}

interface EditedProps {
  contestId: number;
  id: number;
  onClose: () => void;
}

/** The edited row is on the page of the list that the address names. */
function EditedAnnouncement({ contestId, id, onClose }: EditedProps) {
  const m = useMessages(announcementMessages);
  const scope = useScope(contestId);
  const { query } = useAnnouncements(contestId);
  return (
    <RowEditor id={id} rows={query} texts={m} onClose={onClose}>
      {(opened) => <AnnouncementEditor scope={scope} announcement={opened} onClose={onClose} />}
    </RowEditor>
  );
}

interface ListProps {
  contestId: number;
  onOpen: (edited: string) => void;
}

function AnnouncementList({ contestId, onOpen }: ListProps) {
  const m = useMessages(contestAnnouncementMessages);
  const words = useMessages(announcementMessages);
  const scope = useScope(contestId);
  const client = useQueryClient();
  const { address, query } = useAnnouncements(contestId);
  const [target, setTarget] = useState<ContestAnnouncement>();
  return (
    <>
      <ListPage
        title={m.title}
        description={m.description}
        actions={
          <>
            <ContestLinks contestId={contestId} current="announcement" />
            <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => onOpen(newRowId)}>
              {words.create}
            </Button>
          </>
        }
        address={address}
        rows={query}
        empty={
          <EmptyState icon={<IconSpeakerphone size={24} stroke={1.5} />} title={m.emptyTitle}>
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
          />
        )}
      </ListPage>
      <DeletionDialog
        target={target}
        texts={{ title: words.deleteTitle, confirm: words.delete, done: words.deleted }}
        textOf={({ title }) => m.deleteText(title)}
        remove={({ id }) => deleteContestAnnouncement(id)}
        invalidate={() => invalidateContestAnnouncements(client)}
        onClose={() => setTarget(undefined)}
      />
    </>
  );
}
