import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { stateMessages } from '../../ui/state-messages.ts';
import { contestsQuery, type ListedContest } from './api/list-contests.ts';
import type { ServerClock } from '../../lib/contest-clock/server-clock.ts';
import { useFreshClock } from '../../lib/contest-clock/use-fresh-clock.ts';
import { ContestRow } from './list/contest-row.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { pageSize } from './list/list-address.ts';
import { listMessages } from './list/list-messages.ts';
import { NoContests } from './list/no-contests.tsx';
import { useListAddress } from './list/use-list-address.ts';
import classes from './list/contest-list.module.css';

export function Component() {
  const m = useMessages(listMessages);
  const { address, change, goToPage, reset } = useListAddress();
  const { data, isError, isPlaceholderData, refetch } = useQuery(contestsQuery(address));
  useFreshClock(() => void refetch());
  return (
    <PageContainer>
      <PageHeader title={m.title} />
      <FilterBar address={address} onChange={change} />
      {data !== undefined && data.page.records.length > 0 && (
        <>
          <ContestRows contests={data.page.records} clock={data.clock} isOutdated={isPlaceholderData} />
          <Pager total={data.page.total} page={address.page} size={pageSize} onPageChange={goToPage} />
        </>
      )}
      {data?.page.records.length === 0 && (
        <NoContests address={address} total={data.page.total} onReset={reset} onFirst={() => goToPage(1)} />
      )}
      {data === undefined && isError && (
        <div className={classes['box']}>
          <ErrorState title={m.failed} onRetry={() => void refetch()} />
        </div>
      )}
      {data === undefined && !isError && <ListSkeleton />}
    </PageContainer>
  );
}

interface ContestRowsProps {
  contests: readonly ListedContest[];
  clock: ServerClock;
  /** The rows belong to the previous page while the new page loads. */
  isOutdated: boolean;
}

function ContestRows({ contests, clock, isOutdated }: ContestRowsProps) {
  return (
    <ul className={classes['list']} aria-busy={isOutdated}>
      {contests.map((contest) => (
        <ContestRow key={contest.id} contest={contest} clock={clock} />
      ))}
    </ul>
  );
}

/** Has the height of the loaded list, to avoid a layout shift. */
function ListSkeleton() {
  const { loading } = useMessages(stateMessages);
  return (
    <div className={classes['list']} role="status" aria-label={loading}>
      {Array.from({ length: pageSize }, (_, index) => (
        <div key={index} className={classes['bone']}>
          <Skeleton height={56} width={60} />
          <Skeleton height={14} width="38%" />
        </div>
      ))}
    </div>
  );
}
