import { Button } from '@mantine/core';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AnnouncementEditor } from '../../features/admin-announcements/announcement-editor.tsx';
import { announcementMessages } from '../../features/admin-announcements/announcement-messages.ts';
import { AnnouncementTable } from '../../features/admin-announcements/announcement-table.tsx';
import type { AnnouncementScope } from '../../features/admin-announcements/announcement-scope.ts';
import { DeletionDialog } from '../../ui/deletion-dialog.tsx';
import { ListRows } from '../../ui/list-page/list-page.tsx';
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
import { headingLevelOf, type ContestScope } from '../../features/admin-contests/contest-scope.ts';
import { contestAnnouncementMessages } from '../../features/admin-contests/contest-announcement-messages.ts';

const defaultSize = 15;

interface PageProps {
  scope: ContestScope;
  contestId: number;
}

const useAnnouncements = (contestId: number) => {
  const address = useListAddress(defaultSize);
  const query = useQuery(
    contestAnnouncementsQuery({ cid: contestId, currentPage: address.page, limit: address.size }),
  );
  return { address, query };
};

const useScope = ({ scope, contestId }: PageProps): AnnouncementScope => ({
  name: 'contest',
  headingLevel: headingLevelOf(scope),
  words: useMessages(contestAnnouncementMessages),
  save: (id, text) => saveContestAnnouncement(contestId, id, text),
  show: showContestAnnouncement,
  invalidate: invalidateContestAnnouncements,
});

/** The announcements of a contest, in the back office and in a group. It connects two features. */
export function ContestAnnouncements(page: PageProps) {
  const scope = useScope(page);
  const { edited, open, close } = useEditedId();
  if (edited === null) return <AnnouncementList {...page} onOpen={open} />;
  return edited === newRowId ? (
    <AnnouncementEditor scope={scope} announcement={undefined} onClose={close} />
  ) : (
    <EditedAnnouncement page={page} id={Number(edited)} onClose={close} />
  );
}

interface EditedProps {
  page: PageProps;
  id: number;
  onClose: () => void;
}

/** The edited row is on the page of the list that the address names. */
function EditedAnnouncement({ page, id, onClose }: EditedProps) {
  const m = useMessages(announcementMessages);
  const scope = useScope(page);
  const { query } = useAnnouncements(page.contestId);
  return (
    <RowEditor id={id} rows={query} texts={m} onClose={onClose}>
      {(opened) => <AnnouncementEditor scope={scope} announcement={opened} onClose={onClose} />}
    </RowEditor>
  );
}

interface ListProps extends PageProps {
  onOpen: (edited: string) => void;
}

function AnnouncementList({ onOpen, ...page }: ListProps) {
  const { contestId } = page;
  const m = useMessages(contestAnnouncementMessages);
  const words = useMessages(announcementMessages);
  const scope = useScope(page);
  const client = useQueryClient();
  const { address, query } = useAnnouncements(contestId);
  const [target, setTarget] = useState<ContestAnnouncement>();
  return (
    <>
      <PageHeader
        level={headingLevelOf(page.scope)}
        title={m.title}
        description={m.description}
        actions={
          <>
            <ContestLinks scope={page.scope} contestId={contestId} current="announcement" />
            <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => onOpen(newRowId)}>
              {words.create}
            </Button>
          </>
        }
      />
      <ListRows
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
      </ListRows>
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
