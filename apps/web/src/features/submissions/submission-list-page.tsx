import { useEffect } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { useSession } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { publicContext, type SubmissionContext } from './addresses.ts';
import { FilterChips } from './list/filter-chips.tsx';
import { ListFilters } from './list/list-filters.tsx';
import { listMessages } from './list/list-messages.ts';
import { NoRows } from './list/list-states.tsx';
import { SubmissionTable } from './list/submission-table.tsx';
import classes from './list/submission-table.module.css';
import { useListFilter, type ListFilterControl } from './list/use-list-filter.ts';
import { useSubmissionList } from './list/use-submission-list.ts';
import { judgedAgain } from './live-fields.ts';
import { useJudgeAgain } from './use-judge-again.ts';

/** A guest who follows a link to own submissions gets the unfiltered list and the login dialog. */
function useFilterForViewer(): ListFilterControl {
  const control = useListFilter();
  const { token } = useSession();
  const isRefused = control.filter.onlyMine && token === undefined;
  useEffect(() => {
    if (!isRefused) return;
    requireLogin();
    control.adjust({ onlyMine: false });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal, not for every change of the address
  }, [isRefused]);
  return isRefused ? { ...control, filter: { ...control.filter, onlyMine: false } } : control;
}

export function Component() {
  const m = useMessages(listMessages);
  return (
    <PageContainer>
      <PageHeader title={m.title} description={m.description} />
      <SubmissionList />
    </PageContainer>
  );
}

/** The list without a page frame, because a group provides one. */
export function SubmissionList({ context = publicContext }: { context?: SubmissionContext }) {
  const m = useMessages(listMessages);
  const control = useFilterForViewer();
  const { filter, change } = control;
  const list = useSubmissionList(filter, context);
  const again = useJudgeAgain((submitId) => list.patchRow(submitId, judgedAgain));
  const { data, isError, isPlaceholderData, refetch } = list;
  return (
    <>
      <ListFilters {...control} isRefreshing={list.isFetching} onRefresh={() => void refetch()} />
      <FilterChips filter={filter} change={change} />
      <section className={classes['sheet']} aria-busy={isPlaceholderData}>
        {data !== undefined && data.records.length > 0 && (
          <SubmissionTable
            rows={data.records}
            progress={list.progress}
            again={again}
            isOld={isPlaceholderData}
            context={context}
          />
        )}
        {data?.records.length === 0 && (
          <NoRows total={data.total} filter={filter} change={change} context={context} />
        )}
        {data === undefined && isError && <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <ListSkeleton rows={filter.size} />}
      </section>
      <Pager
        total={data?.total ?? 0}
        page={filter.page}
        size={filter.size}
        onPageChange={(page) => change({ page })}
        onSizeChange={(size, page) => change({ size, page })}
      />
    </>
  );
}

/** Has the height of the loaded rows with their header. */
function ListSkeleton({ rows }: { rows: number }) {
  return (
    <>
      <div className={classes['headSkeleton']} />
      <div className={classes['wideSkeleton']}>
        <RowsSkeleton rows={rows} height={44} />
      </div>
      <div className={classes['narrowSkeleton']}>
        <RowsSkeleton rows={rows} height={64} />
      </div>
    </>
  );
}
