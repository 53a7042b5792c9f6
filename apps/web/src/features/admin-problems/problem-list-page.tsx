import { Button } from '@mantine/core';
import { IconArrowsExchange, IconPlus, IconTags, IconWorldDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { isProblemAdminRole, isSuperAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { OwnOnlyNote } from '../../ui/list-page/own-only-note.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { useListAddress, type ListAddress } from '../../ui/list-page/use-list-address.ts';
import { useRowSelection } from '../../ui/list-page/use-row-selection.ts';
import { importRemoteProblem } from '../../lib/admin-api/import-remote.ts';
import { problemsKey, problemsQuery, type AdministeredProblem } from '../../lib/admin-api/list-problems.ts';
import { RemoteImportDialog } from '../../ui/remote-import/remote-import-dialog.tsx';
import { ProblemBulkBar } from './batch/problem-bulk-bar.tsx';
import { DeleteProblemDialog } from './delete-problem-dialog.tsx';
import { archivedFilter, ProblemFilters } from './problem-filters.tsx';
import { problemListMessages } from './problem-list-messages.ts';
import { ProblemTable } from './problem-table.tsx';
import { parseAuth } from '../../lib/problem-visibilities.ts';

const defaultSize = 15;
const filterNames = ['keyword', 'auth', 'oj'];

const useProblems = (address: ListAddress) =>
  useQuery(
    problemsQuery({
      currentPage: address.page,
      limit: address.size,
      keyword: address.filter('keyword'),
      auth: parseAuth(address.filter('auth')) ?? 0,
      oj: address.filter('oj'),
      archived: address.filter('auth') === archivedFilter,
    }),
  );

export function Component() {
  const m = useMessages(problemListMessages);
  const address = useListAddress(defaultSize);
  const problems = useProblems(address);
  const records = problems.data?.records ?? [];
  const selection = useRowSelection(records.map(({ id }) => id));
  const client = useQueryClient();
  const [target, setTarget] = useState<AdministeredProblem>();
  const [isImporting, setImporting] = useState(false);
  const createButton = useRef<HTMLAnchorElement>(null);
  const closeAfterDeletion = () => {
    setTarget(undefined);
    requestAnimationFrame(() => createButton.current?.focus({ preventScroll: true }));
  };
  return (
    <>
      <ListPage
        title={m.title}
        description={m.description}
        actions={<PageActions createButton={createButton} onImport={() => setImporting(true)} />}
        tools={<ProblemFilters address={address} />}
        bar={
          <>
            <OwnOnlyNote mayChangeAll={isProblemAdminRole}>{m.ownOnly}</OwnOnlyNote>
            <ProblemBulkBar problems={records} selection={selection} />
          </>
        }
        address={address}
        rows={problems}
        empty={
          <EmptyRows
            isFiltered={address.page > 1 || filterNames.some((name) => address.filter(name) !== '')}
            title={m.emptyTitle}
            text={m.emptyText}
            filtered={{ title: m.noMatch, text: m.noMatchText, showAll: m.showAll }}
            onShowAll="/admin/problems"
          />
        }
        failedTitle={m.failedTitle}
        skeleton={{ rows: defaultSize, height: 49 }}
      >
        {(rows) => <ProblemTable problems={rows} selection={selection} onDelete={setTarget} />}
      </ListPage>
      <DeleteProblemDialog
        target={target}
        onCancel={() => setTarget(undefined)}
        onDone={closeAfterDeletion}
      />
      <RemoteImportDialog
        isOpened={isImporting}
        title={m.importRemote}
        submitLabel={m.importOne}
        importManyTo="/admin/remote/import"
        importProblem={importRemoteProblem}
        onImported={() => client.invalidateQueries({ queryKey: problemsKey })}
        onClose={() => setImporting(false)}
      />
    </>
  );
}

interface PageActionsProps {
  createButton: RefObject<HTMLAnchorElement | null>;
  /** Opens the import of a problem of another site. */
  onImport: () => void;
}

/** Importing and exporting packages is for super administrators. */
export function PageActions({ createButton, onImport }: PageActionsProps) {
  const m = useMessages(problemListMessages);
  const { user } = useSession();
  return (
    <>
      <PageLink to="/admin/problem/tag" icon={IconTags}>
        {m.tags}
      </PageLink>
      {isSuperAdminRole(user?.roleList ?? []) && (
        <PageLink to="/admin/problem/batch-operation" icon={IconArrowsExchange}>
          {m.transfer}
        </PageLink>
      )}
      <Button
        variant="default"
        leftSection={<IconWorldDownload size={16} stroke={1.75} />}
        onClick={onImport}
      >
        {m.importRemote}
      </Button>
      <Button
        ref={createButton}
        component={Link}
        to="/admin/problem/create"
        leftSection={<IconPlus size={16} stroke={1.75} />}
      >
        {m.create}
      </Button>
    </>
  );
}
