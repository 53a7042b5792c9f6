import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useOwnSubmissionUpdates } from '../../../lib/submission-updates/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { contestSubmissionsQuery } from '../api/list-contest-submissions.ts';
import { useContest } from '../use-contest.ts';
import {
  isNarrowed,
  listsLate,
  parseSubmissionFilter,
  submissionSizes,
  writeSubmissionFilter,
  type SubmissionFilter,
} from './submission-filter.ts';
import { SubmissionFilters } from './submission-filters.tsx';
import { submissionMessages } from './submission-messages.ts';
import { SubmissionTable } from './submission-table.tsx';
import classes from './submissions.module.css';

export function SubmissionsTab() {
  const m = useMessages(submissionMessages);
  const { contestId, contest, containsEnd, stage } = useContest();
  const [parameters, setParameters] = useSearchParams();
  const filter = parseSubmissionFilter(parameters);
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    contestSubmissionsQuery({
      contestId,
      filter,
      containsEnd: listsLate(filter, {
        containsEnd,
        isSubmittingAllowedAfterEnd: contest.allowEndSubmit === true,
      }),
      isBeforeStart: stage === 'scheduled',
    }),
  );
  useOwnSubmissionUpdates(data !== undefined && filter.page === 1, ({ submitId }) => {
    if (submitId > (data?.records[0]?.submitId ?? 0)) void refetch();
  });
  const change = (changes: Partial<SubmissionFilter>) =>
    setParameters(writeSubmissionFilter({ ...filter, page: 1, ...changes }), { preventScrollReset: true });
  return (
    <>
      <SubmissionFilters filter={filter} onChange={change} />
      <Sheet flush>
        {data !== undefined && data.records.length > 0 && (
          <SubmissionTable rows={data.records} isOld={isPlaceholderData} />
        )}
        {data?.records.length === 0 && (
          <NoSubmissions isFiltered={isNarrowed(filter)} onReset={() => setParameters({})} />
        )}
        {data === undefined && isError && <ErrorState title={m.failed} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <RowsSkeleton rows={12} height={44} />}
      </Sheet>
      {data !== undefined && (
        <div className={classes['pager']}>
          <Pager
            total={data.total}
            page={filter.page}
            size={filter.size}
            sizes={submissionSizes}
            onPageChange={(page) => change({ page })}
            onSizeChange={(size, page) => change({ size, page })}
          />
        </div>
      )}
    </>
  );
}

function NoSubmissions({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const m = useMessages(submissionMessages);
  if (!isFiltered) return <EmptyState title={m.empty}>{m.emptyText}</EmptyState>;
  return (
    <EmptyState
      title={m.noMatch}
      action={
        <Button variant="default" onClick={onReset}>
          {m.reset}
        </Button>
      }
    >
      {m.noMatchText}
    </EmptyState>
  );
}
