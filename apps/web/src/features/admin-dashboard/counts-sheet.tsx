import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { countsQuery } from './api/dashboard.ts';
import { overviewMessages } from './overview-messages.ts';
import classes from './overview.module.css';

export function CountsSheet() {
  const m = useMessages(overviewMessages);
  const numbers = new Intl.NumberFormat(useLocale());
  const { data, isError, refetch } = useQuery(countsQuery);
  const facts = data && [
    [m.today, data.todayJudgeNum],
    [m.submissions, data.submissionNum],
    [m.users, data.userNum],
    [m.problems, data.problemNum],
    [m.contests, data.recentContestNum],
  ];
  return (
    <Sheet title={m.countsTitle} flush>
      {facts !== undefined && (
        <dl className={classes['counts']}>
          {facts.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{numbers.format(Number(count))}</dd>
            </div>
          ))}
        </dl>
      )}
      {data === undefined && isError && <ErrorState compact onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className={classes['countsSkeleton'] ?? ''} />}
    </Sheet>
  );
}
