import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { ownResultsQuery } from '../api/get-own-results.ts';
import { contestProblemsQuery } from '../api/list-contest-problems.ts';
import { useContest } from '../use-contest.ts';
import { problemMessages } from './problem-messages.ts';
import { ProblemTable } from './problem-table.tsx';

const usualNumber = 8;

export function ProblemsTab() {
  const m = useMessages(problemMessages);
  const { contestId, containsEnd } = useContest();
  const { data, isError, refetch } = useQuery(contestProblemsQuery(contestId, containsEnd));
  const uid = useSession().user?.uid;
  const pids = data?.map(({ pid }) => pid) ?? [];
  const results = useQuery(ownResultsQuery({ contestId, uid, pids, containsEnd }));
  return (
    <Sheet flush>
      {data !== undefined && data.length > 0 && <ProblemTable problems={data} results={results.data ?? {}} />}
      {data?.length === 0 && (
        <EmptyState icon={<IconFileOff size={24} stroke={1.5} />} title={m.empty}>
          {m.emptyText}
        </EmptyState>
      )}
      {data === undefined &&
        (isError ? (
          <ErrorState title={m.failed} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton rows={usualNumber} height={52} />
        ))}
    </Sheet>
  );
}
