import { Button } from '@mantine/core';
import { IconArrowsExchange, IconPlus, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { ListPage } from '../list-page.tsx';
import { useListAddress, type ListAddress } from '../use-list-address.ts';
import { useRowChoice } from '../use-row-choice.ts';
import { problemsQuery, type AdministeredProblem } from './api/list-problems.ts';
import { ProblemBulkBar } from './batch/problem-bulk-bar.tsx';
import { DeleteProblemDialog } from './delete-problem-dialog.tsx';
import { ProblemFilters } from './problem-filters.tsx';
import { problemListMessages } from './problem-list-messages.ts';
import classes from './problem-list.module.css';
import { ProblemTable } from './problem-table.tsx';
import { readAuth } from './visibilities.ts';

const defaultSize = 15;
const filterNames = ['keyword', 'auth', 'oj'];

const useProblems = (address: ListAddress) =>
  useQuery(
    problemsQuery({
      currentPage: address.page,
      limit: address.size,
      keyword: address.filter('keyword'),
      auth: readAuth(address.filter('auth')) ?? 0,
      oj: address.filter('oj'),
    }),
  );

export function Component() {
  const m = useMessages(problemListMessages);
  const address = useListAddress(defaultSize);
  const problems = useProblems(address);
  const records = problems.data?.records ?? [];
  const choice = useRowChoice(records.map(({ id }) => id));
  const [asked, setAsked] = useState<AdministeredProblem>();
  const createButton = useRef<HTMLAnchorElement>(null);
  const closeAfterDeletion = () => {
    setAsked(undefined);
    requestAnimationFrame(() => createButton.current?.focus({ preventScroll: true }));
  };
  return (
    <>
      <ListPage
        title={m.title}
        description={m.description}
        actions={<PageActions createButton={createButton} />}
        tools={<ProblemFilters address={address} />}
        bar={
          <>
            <OwnOnly />
            <ProblemBulkBar problems={records} choice={choice} />
          </>
        }
        address={address}
        rows={problems}
        empty={<NoProblems address={address} />}
        failedTitle={m.failedTitle}
        skeleton={{ rows: defaultSize, height: 49 }}
      >
        {(rows) => <ProblemTable problems={rows} choice={choice} onDelete={setAsked} />}
      </ListPage>
      <DeleteProblemDialog asked={asked} onCancel={() => setAsked(undefined)} onDone={closeAfterDeletion} />
    </>
  );
}

function PageActions({ createButton }: { createButton: RefObject<HTMLAnchorElement | null> }) {
  const m = useMessages(problemListMessages);
  const links = [
    { to: '/admin/problem/tag', label: m.tags, icon: IconTags },
    { to: '/admin/problem/batch-operation', label: m.transfer, icon: IconArrowsExchange },
  ];
  return (
    <>
      {links.map(({ to, label, icon: LinkIcon }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant="default"
          leftSection={<LinkIcon size={16} stroke={1.75} />}
        >
          {label}
        </Button>
      ))}
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

function OwnOnly() {
  const m = useMessages(problemListMessages);
  const { user } = useSession();
  if (isSuperAdminRole(user?.roleList ?? [])) return null;
  return (
    <div className={classes['note']}>
      <FormAlert kind="info">{m.ownOnly}</FormAlert>
    </div>
  );
}

function NoProblems({ address }: { address: ListAddress }) {
  const m = useMessages(problemListMessages);
  const isFiltered = address.page > 1 || filterNames.some((name) => address.filter(name) !== '');
  if (!isFiltered) return <EmptyState title={m.emptyTitle}>{m.emptyText}</EmptyState>;
  return (
    <EmptyState
      title={m.noMatch}
      action={
        <Button component={Link} to="/admin/problems" variant="default">
          {m.showAll}
        </Button>
      }
    >
      {m.noMatchText}
    </EmptyState>
  );
}
