import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { saveTrail } from '../../lib/problem-trail.ts';
import { useSession } from '../../lib/session.ts';
import { tabStorage } from '../../lib/storage.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ownStatusesQuery } from './api/get-own-statuses.ts';
import { problemsQuery, type ProblemPage } from './api/list-problems.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { RandomPick } from './filters/random-pick.tsx';
import { KeyHints } from './key-hints.tsx';
import { toggleTag } from './list-address.ts';
import { NoProblems } from './no-problems.tsx';
import { problemListMessages } from './problem-list-messages.ts';
import { useShowTags } from '../../lib/show-tags.ts';
import { ProblemTable } from './table/problem-table.tsx';
import { TableSkeleton } from './table/table-skeleton.tsx';
import { useListAddress } from './use-list-address.ts';
import { useListKeys } from './use-list-keys.ts';
import classes from './problem-list-page.module.css';

/** Returns undefined for guests and while loading. */
function useOwnStatuses(page: ProblemPage | undefined): (pid: number) => number | undefined {
  const { user } = useSession();
  const pids = page?.records.map(({ pid }) => pid) ?? [];
  const { data } = useQuery(ownStatusesQuery(user?.uid, pids));
  return (pid) => (user === undefined ? undefined : data?.[String(pid)]?.status);
}

/** Problem pages lead back to this list, and on to its next problem. */
function useTrail(page: ProblemPage | undefined): void {
  const { pathname, search } = useLocation();
  const listAddress = pathname + search;
  useEffect(() => {
    if (page === undefined) return;
    saveTrail(tabStorage, { listAddress, problemIds: page.records.map(({ problemId }) => problemId) });
  }, [listAddress, page]);
}

export function Component() {
  const m = useMessages(problemListMessages);
  const state = useListAddress();
  const { address, setFilters, setSort, setPage, setSize } = state;
  const { user } = useSession();
  const isGuest = user === undefined;
  const showsTags = useShowTags();
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useListKeys({ list: table, search });
  const { data, isError, isPlaceholderData, refetch } = useQuery(problemsQuery(address, user?.uid));
  const statusOf = useOwnStatuses(data);
  useTrail(data);
  const hasRows = data !== undefined && data.records.length > 0;
  const settings = {
    showsStatus: !isGuest,
    showsTags,
    chosenTags: address.tagIds,
    onToggleTag: (id: number) => setFilters({ tagIds: toggleTag(address.tagIds, id) }),
  };
  return (
    <PageContainer>
      <PageHeader title={m.title} actions={<RandomPick difficulty={address.difficulty} />} />
      <FilterBar state={state} search={search} />
      <ActiveFilters state={state} total={data?.total} />
      {hasRows && (
        <ProblemTable
          problems={data.records}
          statusOf={statusOf}
          settings={settings}
          order={{ sort: address.sort, setSort }}
          isOutdated={isPlaceholderData}
          table={table}
        />
      )}
      {data?.records.length === 0 && <NoProblems state={state} total={data.total} />}
      {data === undefined && isError && (
        <div className={classes['failed']}>
          <ErrorState title={m.failed} onRetry={() => void refetch()} />
        </div>
      )}
      {data === undefined && !isError && <TableSkeleton rows={address.size} />}
      {hasRows && (
        <Pager
          total={data.total}
          page={address.page}
          size={address.size}
          onPageChange={setPage}
          onSizeChange={setSize}
        />
      )}
      {hasRows && <KeyHints />}
    </PageContainer>
  );
}
