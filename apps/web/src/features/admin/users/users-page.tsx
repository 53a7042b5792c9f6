import { Button } from '@mantine/core';
import { IconFileImport, IconUsersPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { useListAddress } from '../use-list-address.ts';
import { usersQuery, type User } from './api/list-users.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDrawer } from './edit/edit-drawer.tsx';
import { GenerateDialog } from './generate/generate-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { BulkBar } from './list/bulk-bar.tsx';
import { listMessages } from './list/list-messages.ts';
import { readUserFilter, toQuery } from './list/user-filter.ts';
import { UserSearch } from './list/user-search.tsx';
import { UserTable } from './list/user-table.tsx';

const defaultSize = 15;
type OpenDialog = 'import' | 'generate' | 'delete' | undefined;

export function Component() {
  const m = useMessages(listMessages);
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const filter = readUserFilter(address.filter('role'));
  const request = { currentPage: address.page, limit: address.size, keyword, ...toQuery(filter) };
  const { data, isError, refetch } = useQuery(usersQuery(request));
  const [edited, setEdited] = useState<User>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // Rows of another page, and those that are gone, are not chosen any more.
  const chosen = (data?.records ?? []).filter(({ uid }) => marked.has(uid));
  const close = () => setDialog(undefined);
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.title}
        description={m.description}
        actions={
          <PageActions onImport={() => setDialog('import')} onGenerate={() => setDialog('generate')} />
        }
      />
      <UserSearch
        keyword={keyword}
        filter={filter}
        onSearch={(text) => address.setFilter('keyword', text)}
        onFilter={(value) => address.setFilter('role', value)}
      />
      <BulkBar
        count={chosen.length}
        onDelete={() => setDialog('delete')}
        onClear={() => setMarked(new Set())}
      />
      <Sheet flush>
        {data !== undefined && data.records.length > 0 && (
          <UserTable
            users={data.records}
            chosen={new Set(chosen.map(({ uid }) => uid))}
            onChoose={setMarked}
            onEdit={setEdited}
          />
        )}
        {data?.records.length === 0 && <NoUsers />}
        {data === undefined && isError && <ErrorState title={m.failed} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <RowsSkeleton rows={10} height={52} />}
      </Sheet>
      <Pager
        total={data?.total ?? 0}
        page={address.page}
        size={address.size}
        onPageChange={address.setPage}
        onSizeChange={address.setSize}
      />
      <EditDrawer user={edited} onClose={() => setEdited(undefined)} />
      <DeleteDialog opened={dialog === 'delete'} users={chosen} onClose={close} />
      <ImportDialog opened={dialog === 'import'} onClose={close} />
      <GenerateDialog opened={dialog === 'generate'} onClose={close} />
    </PageContainer>
  );
}

function PageActions({ onImport, onGenerate }: { onImport: () => void; onGenerate: () => void }) {
  const m = useMessages(listMessages);
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={16} stroke={1.75} />} onClick={onImport}>
        {m.import}
      </Button>
      <Button leftSection={<IconUsersPlus size={16} stroke={1.75} />} onClick={onGenerate}>
        {m.generate}
      </Button>
    </>
  );
}

/** There always is the one who looks at this page: nothing to show means that nothing matches. */
function NoUsers() {
  const m = useMessages(listMessages);
  return (
    <EmptyState
      title={m.noMatch}
      action={
        <Button component={Link} to="/admin/user" variant="default">
          {m.showAll}
        </Button>
      }
    >
      {m.noMatchText}
    </EmptyState>
  );
}
