import { Button } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { useListAddress, type ListAddress } from '../use-list-address.ts';
import { problemsQuery, type AdministeredProblem } from './api/list-problems.ts';
import { DeleteProblemDialog } from './delete-problem-dialog.tsx';
import { ProblemFilters } from './problem-filters.tsx';
import { problemListMessages } from './problem-list-messages.ts';
import classes from './problem-list.module.css';
import { ProblemTable } from './problem-table.tsx';
import { readAuth } from './visibilities.ts';

const defaultSize = 15;
const filterNames = ['keyword', 'auth', 'oj'];

export function Component() {
  const m = useMessages(problemListMessages);
  const { user } = useSession();
  const address = useListAddress(defaultSize);
  const [asked, setAsked] = useState<AdministeredProblem>();
  const tagsButton = useRef<HTMLAnchorElement>(null);
  const closeAfterDeletion = () => {
    setAsked(undefined);
    requestAnimationFrame(() => tagsButton.current?.focus({ preventScroll: true }));
  };
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.title}
        description={m.description}
        actions={
          <Button
            ref={tagsButton}
            component={Link}
            to="/admin/problem/tag"
            variant="default"
            leftSection={<IconTags size={16} stroke={1.75} />}
          >
            {m.tags}
          </Button>
        }
      />
      {!isSuperAdminRole(user?.roleList ?? []) && (
        <div className={classes['note']}>
          <FormAlert kind="info">{m.ownOnly}</FormAlert>
        </div>
      )}
      <ProblemFilters address={address} />
      <Problems address={address} onDelete={setAsked} />
      <DeleteProblemDialog asked={asked} onCancel={() => setAsked(undefined)} onDone={closeAfterDeletion} />
    </PageContainer>
  );
}

interface ProblemsProps {
  address: ListAddress;
  onDelete: (problem: AdministeredProblem) => void;
}

function Problems({ address, onDelete }: ProblemsProps) {
  const m = useMessages(problemListMessages);
  const { data, isError, refetch } = useQuery(
    problemsQuery({
      currentPage: address.page,
      limit: address.size,
      keyword: address.filter('keyword'),
      auth: readAuth(address.filter('auth')) ?? 0,
      oj: address.filter('oj'),
    }),
  );
  return (
    <>
      <Sheet flush>
        {data !== undefined && data.records.length > 0 && (
          <ProblemTable problems={data.records} onDelete={onDelete} />
        )}
        {data?.records.length === 0 && <NoProblems address={address} />}
        {data === undefined && isError && <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <RowsSkeleton rows={defaultSize} height={49} />}
      </Sheet>
      <Pager
        total={data?.total ?? 0}
        page={address.page}
        size={address.size}
        onPageChange={address.setPage}
        onSizeChange={address.setSize}
      />
    </>
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
