import { Button, Chip } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { examSessionsQuery, type ExamContestant } from '../api/exam-sessions.ts';
import classes from '../people/people.module.css';
import { useContest } from '../use-contest.ts';
import { countSignIns, findSignIns, signInFilters, type SignInFilter } from './sign-in-filter.ts';
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
  const [filter, setFilter] = useState<SignInFilter>('all');
  const [keyword, setKeyword] = useState('');
  if (all.length === 0)
    return (
      <EmptyState icon={<IconDevices size={24} stroke={1.5} />} title={m.empty}>
        {m.emptyText}
      </EmptyState>
    );
  const counts = countSignIns(all);
  const found = findSignIns(all, { filter, keyword });
  const reset = () => {
    setFilter('all');
    setKeyword('');
  };
  return (
    <>
      <div className={classes['filters']}>
        <Chip.Group value={filter} onChange={setFilter}>
          <div className={classes['chips']} role="radiogroup" aria-label={m.filterLabel}>
            {signInFilters.map((one) => (
              <Chip key={one} value={one} size="sm" classNames={{ label: classes['chip'] ?? '' }}>
                {m.filters[one]} {counts[one]}
              </Chip>
            ))}
          </div>
        </Chip.Group>
        <SearchField keyword={keyword} texts={m} onSearch={setKeyword} />
      </div>
      {found.length > 0 ? (
        <SignInTable key={`${filter} ${keyword}`} contestants={found} />
      ) : (
        <EmptyState
          title={m.noMatch}
          action={
            <Button variant="default" onClick={reset}>
              {m.reset}
            </Button>
          }
        />
      )}
    </>
  );
}
