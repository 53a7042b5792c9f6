import { Button } from '@mantine/core';
import { IconFileImport, IconTrash, IconUsersPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BulkBar } from '../../ui/list-page/bulk-bar.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { useRowSelection } from '../../ui/list-page/use-row-selection.ts';
import { usersQuery, type User } from '../../lib/admin-api/list-users.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDrawer } from './edit/edit-drawer.tsx';
import { GenerateDialog } from './generate/generate-dialog.tsx';
import { ImportDialog } from '../../ui/user-import/import-dialog.tsx';
import { useImportScope } from './import-scope.ts';
import { listMessages } from './list/list-messages.ts';
import { parseUserFilter, toQuery } from './list/user-filter.ts';
import { UserSearch } from './list/user-search.tsx';
import { UserTable } from './list/user-table.tsx';

const defaultSize = 15;
type OpenDialog = 'import' | 'generate' | 'delete' | undefined;

export function Component() {
  const m = useMessages(listMessages);
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const filter = parseUserFilter(address.filter('role'));
  const request = { currentPage: address.page, limit: address.size, keyword, ...toQuery(filter) };
  const users = useQuery(usersQuery(request));
  const [edited, setEdited] = useState<User>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const records = users.data?.records ?? [];
  const selection = useRowSelection(records.map(({ uid }) => uid));
  const chosen = records.filter(({ uid }) => selection.chosen.has(uid));
  const importScope = useImportScope();
  const close = () => setDialog(undefined);
  return (
    <>
      <ListPage
        title={m.title}
        description={m.description}
        actions={
          <PageActions onImport={() => setDialog('import')} onGenerate={() => setDialog('generate')} />
        }
        tools={
          <UserSearch
            keyword={keyword}
            filter={filter}
            onSearch={(text) => address.setFilter('keyword', text)}
            onFilter={(value) => address.setFilter('role', value)}
          />
        }
        bar={
          <BulkBar
            chosen={chosen.length === 0 ? undefined : m.chosen(chosen.length)}
            clearLabel={m.unchoose}
            onClear={selection.clear}
          >
            <Button
              size="compact-sm"
              variant="light"
              color="bad"
              leftSection={<IconTrash size={16} stroke={1.75} />}
              onClick={() => setDialog('delete')}
            >
              {m.remove}
            </Button>
          </BulkBar>
        }
        address={address}
        rows={users}
        empty={<NoUsers />}
        failedTitle={m.failed}
        skeleton={{ rows: 10, height: 52 }}
      >
        {(rows) => <UserTable users={rows} selection={selection} onEdit={setEdited} />}
      </ListPage>
      <EditDrawer user={edited} onClose={() => setEdited(undefined)} />
      <DeleteDialog opened={dialog === 'delete'} users={chosen} onClose={close} />
      <ImportDialog scope={importScope} opened={dialog === 'import'} onClose={close} />
      <GenerateDialog opened={dialog === 'generate'} onClose={close} />
    </>
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

/** The viewer always exists, so an empty list means that no user matches. */
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
