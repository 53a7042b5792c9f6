import { Checkbox } from '@mantine/core';
import { IconBalloon } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import tableClasses from '../../../ui/roomy-table.module.css';
import { seatsQuery } from '../api/contest-desk.ts';
import { formatDuration } from '../board/format-duration.ts';
import { useContest } from '../use-contest.ts';
import { usePageNumber } from '../use-page-number.ts';
import { acInfoMessages } from './ac-info-messages.ts';
import classes from './ac-info.module.css';
import { balloonsKey, balloonsPageSize, balloonsQuery, checkBalloon, type Balloon } from './list-balloons.ts';

/** Lists solved problems whose balloons wait for delivery. Delivered rows move to the end. */
export function AcInfoTab() {
  const m = useMessages(acInfoMessages);
  const { contestId } = useContest();
  const [page, setPage] = usePageNumber();
  const { data, isError, refetch } = useQuery(balloonsQuery(contestId, page));
  const locale = useLocale();
  return (
    <>
      <Sheet flush title={m.title} actions={<span className={classes['note']}>{m.refreshed}</span>}>
        {data !== undefined && data.hiddenFrom !== null && (
          <p className={classes['hidden']} role="note">
            {m.hidden(formatDateTime(parseWireDate(data.hiddenFrom), locale))}
          </p>
        )}
        {data === undefined && isError && <ErrorState title={m.failed} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <RowsSkeleton rows={8} height={52} />}
        {data?.records.length === 0 && (
          <EmptyState icon={<IconBalloon size={24} stroke={1.5} />} title={m.empty}>
            {m.emptyText}
          </EmptyState>
        )}
        {data !== undefined && data.records.length > 0 && <BalloonTable balloons={data.records} />}
      </Sheet>
      <Pager total={data?.total ?? 0} page={page} size={balloonsPageSize} onPageChange={setPage} />
    </>
  );
}

function BalloonTable({ balloons }: { balloons: readonly Balloon[] }) {
  const m = useMessages(acInfoMessages);
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`} aria-label={m.table}>
      <thead>
        <tr>
          <th scope="col">{m.problem}</th>
          <th scope="col">{m.team}</th>
          <th scope="col" className={classes['time']}>
            {m.time}
          </th>
          <th scope="col" className={classes['check']}>
            {m.brought}
          </th>
        </tr>
      </thead>
      <tbody>
        {balloons.map((balloon) => (
          <BalloonRow key={balloon.id} balloon={balloon} />
        ))}
      </tbody>
    </table>
  );
}

function BalloonRow({ balloon }: { balloon: Balloon }) {
  const m = useMessages(acInfoMessages);
  const client = useQueryClient();
  const { isPending, variables, mutate } = useMutation({
    mutationFn: (isBrought: boolean) => checkBalloon(balloon, isBrought),
    onSettled: () => client.invalidateQueries({ queryKey: balloonsKey(balloon.cid) }),
  });
  const { color, displayId, username, realname, checked } = balloon;
  const seat = useQuery(seatsQuery(balloon.cid)).data?.get(username);
  return (
    <tr data-done={checked || undefined}>
      <td className={classes['problem']}>
        <span
          className={classes['balloon']}
          style={{ background: color === '' ? undefined : (color ?? undefined) }}
          aria-hidden="true"
        />
        {displayId}
        {balloon.firstBlood && <span className={classes['first']}>{m.first}</span>}
      </td>
      <td className={classes['team']}>
        {username}
        {realname !== null && realname !== '' && <span className={classes['realname']}>{realname}</span>}
        {seat !== undefined && <strong className={classes['realname']}>{m.seat(seat)}</strong>}
      </td>
      <td className={classes['time']}>{formatDuration(balloon.time)}</td>
      <td className={classes['check']}>
        <Checkbox
          aria-label={m.broughtOf(username, displayId)}
          checked={isPending ? variables : checked}
          disabled={isPending}
          onChange={(event) => mutate(event.currentTarget.checked)}
        />
      </td>
    </tr>
  );
}
