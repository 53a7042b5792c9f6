import { Button } from '@mantine/core';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { useListAddress, type ListAddress } from '../use-list-address.ts';
import { announcementsQuery, type Announcement } from './api/list-announcements.ts';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { announcementMessages } from './announcement-messages.ts';
import { AnnouncementTable } from './announcement-table.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

const defaultSize = 15;
const newOne = 'new';

/** What is edited stands in the address: Back leads to the list, and a reload stays in the editor. */
function useEditedOne() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const list = new URLSearchParams(parameters);
  list.delete('edit');
  const listSearch = list.toString();
  const close = useCallback(() => void navigate({ search: listSearch }), [navigate, listSearch]);
  const open = (value: string) => {
    const search = new URLSearchParams(list);
    search.set('edit', value);
    void navigate({ search: search.toString() });
  };
  return { edited: parameters.get('edit'), open, close };
}

export function Component() {
  const { edited, open, close } = useEditedOne();
  return (
    <PageContainer width="full">
      {edited === null && <AnnouncementList onOpen={open} />}
      {edited === newOne && <AnnouncementEditor announcement={undefined} onClose={close} />}
      {edited !== null && edited !== newOne && <EditedAnnouncement id={Number(edited)} onClose={close} />}
    </PageContainer>
  );
}

const useAnnouncements = () => {
  const address = useListAddress(defaultSize);
  const query = useQuery(announcementsQuery({ currentPage: address.page, limit: address.size }));
  return { address, query };
};

/** The last one of a page may just have been deleted: then the page before it is the last. */
function useLastPage({ page, size, setPage }: ListAddress, data: { total: number } | undefined) {
  const last = data === undefined ? page : Math.max(1, Math.ceil(data.total / size));
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last, setPage]);
}

/** Of the page of the list that the address names. */
function EditedAnnouncement({ id, onClose }: { id: number; onClose: () => void }) {
  const m = useMessages(announcementMessages);
  const { data, isError, isPlaceholderData, refetch } = useAnnouncements().query;
  // What is edited stays what it was when the editor opened, whatever the list brings later.
  const [opened, setOpened] = useState<Announcement>();
  const found = data?.records.find((announcement) => announcement.id === id);
  if (opened === undefined && found !== undefined) setOpened(found);
  if (opened !== undefined) return <AnnouncementEditor announcement={opened} onClose={onClose} />;
  const isLoading = (data === undefined && !isError) || isPlaceholderData;
  return (
    <>
      <PageHeader title={m.editTitle} />
      <Sheet>
        {isLoading && <RowsSkeleton rows={8} />}
        {data === undefined && isError && <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />}
        {data !== undefined && !isLoading && (
          <EmptyState title={m.goneTitle} action={<Button onClick={onClose}>{m.back}</Button>}>
            {m.goneText}
          </EmptyState>
        )}
      </Sheet>
    </>
  );
}

function AnnouncementList({ onOpen }: { onOpen: (edited: string) => void }) {
  const m = useMessages(announcementMessages);
  const { address, query } = useAnnouncements();
  const { data, isError, refetch } = query;
  const [asked, setAsked] = useState<Announcement>();
  useLastPage(address, data);
  const create = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => onOpen(newOne)}>
      {m.create}
    </Button>
  );
  return (
    <>
      <PageHeader title={m.title} description={m.description} actions={create} />
      <Sheet flush>
        {data !== undefined && data.records.length > 0 && (
          <AnnouncementTable
            announcements={data.records}
            onEdit={({ id }) => onOpen(String(id))}
            onDelete={setAsked}
          />
        )}
        {data?.total === 0 && (
          <EmptyState icon={<IconSpeakerphone size={24} stroke={1.5} />} title={m.emptyTitle}>
            {m.emptyText}
          </EmptyState>
        )}
        {data === undefined && isError && <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <RowsSkeleton rows={8} height={52} />}
      </Sheet>
      <Pager
        total={data?.total ?? 0}
        page={address.page}
        size={address.size}
        onPageChange={address.setPage}
        onSizeChange={address.setSize}
      />
      <DeleteDialog asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
