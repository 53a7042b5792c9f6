import { Badge, Switch, Table, VisuallyHidden } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast, showUndoToast } from '../../../lib/toasts.ts';
import { RowTitle } from '../../../ui/list-page/row-title.tsx';
import managed from '../../../ui/managed-table.module.css';
import { showContest } from '../api/change-contest.ts';
import { invalidateContests, type ListedContest } from '../api/list-contests.ts';
import { audienceOf, scoringOf, stageOf } from '../contest-codes.ts';
import type { ContestScope } from '../contest-scope.ts';
import { DurationText } from '../duration-text.tsx';
import { contestListMessages } from './contest-list-messages.ts';
import classes from './contest-list.module.css';
import { RowActions } from './row-actions.tsx';

interface ContestTableProps {
  scope: ContestScope;
  contests: readonly ListedContest[];
  onDownload: (contest: ListedContest) => void;
  onDelete: (contest: ListedContest) => void;
}

const columns = ['status', 'type', 'auth', 'time', 'counts', 'visible'] as const;

export function ContestTable({ contests, ...row }: ContestTableProps) {
  const m = useMessages(contestListMessages);
  const names = {
    status: m.columnStatus,
    type: m.columnType,
    auth: m.columnAuth,
    time: m.columnTime,
    counts: m.columnCounts,
    visible: m.columnVisible,
  };
  return (
    <Table className={managed['root'] ?? ''} borderColor="var(--color-line)" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{m.columnTitle}</Table.Th>
          {columns.map((column) => (
            <Table.Th key={column} className={classes[column] ?? ''}>
              {names[column]}
            </Table.Th>
          ))}
          <Table.Th className={managed['actions'] ?? ''}>
            <VisuallyHidden>{m.columnActions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {contests.map((contest) => (
          <ContestRow key={contest.id} contest={contest} {...row} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Running contests are highlighted. */
const stageColors = { scheduled: 'info', running: 'good', ended: 'gray' } as const;

type RowProps = Omit<ContestTableProps, 'contests'> & { contest: ListedContest };

function ContestRow({ scope, contest, onDownload, onDelete }: RowProps) {
  const m = useMessages(contestListMessages);
  const locale = useLocale();
  const start = formatDateTime(parseWireDate(contest.startTime), locale);
  const stage = stageOf(contest.status);
  const scoring = scoringOf(contest.type).toUpperCase();
  const audience = m.audiences[audienceOf(contest.auth)];
  return (
    <Table.Tr data-hidden={!contest.visible || undefined}>
      <Table.Td>
        <RowTitle to={`/contest/${String(contest.id)}`} label={m.open(contest.title)}>
          {contest.title}
        </RowTitle>
        <span className={managed['under']}>
          #{contest.id} · {contest.author ?? m.noAuthor}
        </span>
        <span className={managed['narrow']}>
          {m.statuses[stage]} · {scoring} · {audience}
          <br />
          {start} · <DurationText seconds={contest.duration} />
        </span>
      </Table.Td>
      <Table.Td className={classes['status'] ?? ''}>
        <Badge color={stageColors[stage]}>{m.statuses[stage]}</Badge>
      </Table.Td>
      <Table.Td className={classes['type'] ?? ''}>{scoring}</Table.Td>
      <Table.Td className={classes['auth'] ?? ''}>{audience}</Table.Td>
      <Table.Td className={classes['time'] ?? ''}>
        {start}
        <span className={managed['under']}>
          <DurationText seconds={contest.duration} />
        </span>
      </Table.Td>
      <Table.Td className={classes['counts'] ?? ''}>
        {contest.problemCount} / {contest.count}
      </Table.Td>
      <Table.Td className={classes['visible'] ?? ''}>
        <VisibilitySwitch contest={contest} />
      </Table.Td>
      <Table.Td className={managed['actions'] ?? ''}>
        <RowActions
          scope={scope}
          contest={contest}
          onDownload={() => onDownload(contest)}
          onDelete={() => onDelete(contest)}
        />
      </Table.Td>
    </Table.Tr>
  );
}

/** Changes immediately, and back if the server refuses. */
function VisibilitySwitch({ contest }: { contest: ListedContest }) {
  const m = useMessages(contestListMessages);
  const client = useQueryClient();
  const show = useMutation({
    mutationFn: showContest,
    // One request at a time: after two quick clicks the last one wins.
    scope: { id: `contest ${String(contest.id)}` },
    onSuccess: (_answer, { cid, visible }) => {
      if (visible) showToast('success', m.shown);
      else showUndoToast(m.hid, () => show.mutate({ cid, visible: true }));
    },
    onSettled: () => invalidateContests(client),
  });
  return (
    <Switch
      className={managed['switch'] ?? ''}
      aria-label={m.visibleOf(contest.title)}
      disabled={!contest.canEdit}
      checked={show.isPending ? show.variables.visible : contest.visible}
      onChange={(event) => show.mutate({ cid: contest.id, visible: event.currentTarget.checked })}
    />
  );
}
