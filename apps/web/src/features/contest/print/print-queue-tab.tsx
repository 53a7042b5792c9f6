import { Button, Switch } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/index.ts';
import { downloadFile } from '../../../lib/api/download-file.ts';
import { getLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { session } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import tableClasses from '../../../ui/roomy-table.module.css';
import { seatsQuery } from '../api/contest-desk.ts';
import { useContest } from '../use-contest.ts';
import { usePageNumber } from '../use-page-number.ts';
import { printsKey, printsPageSize, printsQuery, type Print } from './list-prints.ts';
import { printMessages } from './print-messages.ts';
import classes from './print.module.css';

const printedCode = 1;

export function PrintQueueTab() {
  const m = useMessages(printMessages);
  const { contestId } = useContest();
  const [page, setPage] = usePageNumber();
  const [isRefreshed, setRefreshed] = useState(true);
  const { data, isError, refetch } = useQuery(printsQuery(contestId, page, isRefreshed));
  const refresh = (
    <Switch
      label={m.auto}
      checked={isRefreshed}
      onChange={(event) => setRefreshed(event.currentTarget.checked)}
    />
  );
  return (
    <>
      <Sheet flush title={m.queue} actions={refresh}>
        {data === undefined && isError && <ErrorState title={m.failed} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <RowsSkeleton rows={8} height={52} />}
        {data?.records.length === 0 && (
          <EmptyState icon={<IconPrinter size={24} stroke={1.5} />} title={m.empty}>
            {m.emptyText}
          </EmptyState>
        )}
        {data !== undefined && data.records.length > 0 && <PrintTable prints={data.records} />}
      </Sheet>
      <Pager total={data?.total ?? 0} page={page} size={printsPageSize} onPageChange={setPage} />
    </>
  );
}

function PrintTable({ prints }: { prints: readonly Print[] }) {
  const m = useMessages(printMessages);
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`} aria-label={m.table}>
      <thead>
        <tr>
          <th scope="col">{m.username}</th>
          <th scope="col" className={classes['wide']}>
            {m.realname}
          </th>
          <th scope="col" className={classes['wide']}>
            {m.time}
          </th>
          <th scope="col">{m.state}</th>
          <th scope="col" className={classes['actions']}>
            {m.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {prints.map((print) => (
          <PrintRow key={print.id} print={print} />
        ))}
      </tbody>
    </table>
  );
}

const download = ({ id, username }: Print) =>
  downloadFile({
    url: `/api/file/download-contest-print-text?id=${String(id)}`,
    token: session.get().token,
    acceptLanguage: getLocale(),
    fallbackName: `${username}.txt`,
  });

function PrintRow({ print }: { print: Print }) {
  const m = useMessages(printMessages);
  const client = useQueryClient();
  const { id, cid, username, realname, status, gmtCreate } = print;
  const { isPending, mutate } = useMutation({
    mutationFn: () =>
      callApi('PUT /api/check-contest-print-status', { query: { id, cid }, body: {}, toastsError: true }),
    onSettled: () => client.invalidateQueries({ queryKey: printsKey(cid) }),
  });
  const seat = useQuery(seatsQuery(cid)).data?.get(username);
  const isPrinted = status === printedCode;
  return (
    <tr>
      <td>
        {username}
        {seat !== undefined && <strong className={classes['seat']}>{m.seat(seat)}</strong>}
      </td>
      <td className={classes['wide']}>{realname}</td>
      <td className={classes['wide']}>
        <RelativeTime value={gmtCreate} />
      </td>
      <td>
        <span className={classes['state']} data-printed={isPrinted || undefined}>
          {isPrinted ? m.printed : m.waiting}
        </span>
      </td>
      <td className={classes['actions']}>
        <Button
          variant="default"
          size="compact-md"
          aria-label={m.downloadOf(username)}
          onClick={() => void download(print)}
        >
          {m.download}
        </Button>
        <Button
          size="compact-md"
          aria-label={m.doneOf(username)}
          loading={isPending}
          disabled={isPrinted}
          onClick={() => mutate()}
        >
          {m.done}
        </Button>
      </td>
    </tr>
  );
}
