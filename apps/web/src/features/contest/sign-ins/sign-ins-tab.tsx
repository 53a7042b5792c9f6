import { IconDevices } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { examSessionsQuery, type ExamContestant } from '../api/exam-sessions.ts';
import { PeopleFilters } from '../people/people-filters.tsx';
import classes from '../people/people.module.css';
import { useContest } from '../use-contest.ts';
import { countSignIns, findSignIns, signInFilters } from './sign-in-filter.ts';
import { signInMessages } from './sign-in-messages.ts';
import { SignInTable } from './sign-in-table.tsx';

/** For organisers of a contest with exam protection: who takes part from where, and who was refused. */
export function SignInsTab() {
  const m = useMessages(signInMessages);
  const { contestId } = useContest();
  const { data, isError, refetch } = useQuery(examSessionsQuery(contestId));
  return (
    <Sheet flush title={m.title}>
      <p className={classes['lead']}>{m.text}</p>
      {data !== undefined && <SignIns all={data} />}
      {data === undefined && isError && <ErrorState title={m.failed} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <RowsSkeleton rows={10} height={52} />}
    </Sheet>
  );
}

function SignIns({ all }: { all: readonly ExamContestant[] }) {
  const m = useMessages(signInMessages);
  if (all.length === 0)
    return (
      <EmptyState icon={<IconDevices size={24} stroke={1.5} />} title={m.empty}>
        {m.emptyText}
      </EmptyState>
    );
  return (
    <PeopleFilters
      filters={signInFilters}
      counts={countSignIns(all)}
      texts={m}
      find={(wanted) => findSignIns(all, wanted)}
    >
      {(found, key) => <SignInTable key={key} contestants={found} />}
    </PeopleFilters>
  );
}
