import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { queueQuery, type QueueDepth } from './api/dashboard.ts';
import { overviewMessages } from './overview-messages.ts';
import classes from './overview.module.css';

export function QueueSheet() {
  const m = useMessages(overviewMessages);
  const { data, isError, refetch } = useQuery(queueQuery);
  return (
    <Sheet title={m.queueTitle} flush>
      {data !== undefined && <Lanes queue={data} />}
      {data === undefined && isError && <ErrorState compact onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className={classes['sideSkeleton'] ?? ''} />}
    </Sheet>
  );
}

function Lanes({ queue: { lanes, waitingSince } }: { queue: QueueDepth }) {
  const m = useMessages(overviewMessages);
  const numbers = new Intl.NumberFormat(useLocale());
  const names: Readonly<Record<string, string>> = m.lanes;
  return (
    <>
      <table className={classes['lanes']}>
        <thead>
          <tr>
            <th scope="col">{m.lane}</th>
            <th scope="col">{m.waiting}</th>
            <th scope="col">{m.running}</th>
          </tr>
        </thead>
        <tbody>
          {lanes.map(({ lane, waiting, running }) => (
            <tr key={lane}>
              <th scope="row">{names[lane] ?? lane}</th>
              <td data-some={waiting > 0 || undefined}>{numbers.format(waiting)}</td>
              <td data-some={running > 0 || undefined}>{numbers.format(running)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes['foot']}>
        {waitingSince === null ? (
          m.idle
        ) : (
          <>
            {m.oldest} <RelativeTime value={waitingSince} />
          </>
        )}
      </p>
    </>
  );
}
