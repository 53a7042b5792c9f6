import { Table } from '@mantine/core';
import { formatLength, formatMemory, formatRunTime } from '@touchstone/rules/judging/measures';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useLiveRows, type LiveRow } from '../../../lib/submission-updates/index.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import sideScroll from '../../../ui/side-scroll.module.css';
import type { OwnSubmission } from '../api/list-own-submissions.ts';
import { submissionUrl } from '../context/problem-context.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { ownSubmissionMessages } from './own-submission-messages.ts';
import classes from './own-submissions.module.css';

const frame = `${sideScroll['root'] ?? ''} ${classes['scroll'] ?? ''}`;

interface OwnSubmissionTableProps {
  rows: readonly OwnSubmission[];
  context: ProblemContext;
  hasScore: boolean;
}

export function OwnSubmissionTable({ rows, context, hasScore }: OwnSubmissionTableProps) {
  const m = useMessages(ownSubmissionMessages);
  const live = useLiveRows(rows);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, also by keyboard
    <div className={frame} role="group" aria-label={m.caption} tabIndex={0}>
      <Table className={classes['table'] ?? ''} borderColor="var(--color-line)" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{m.submitted}</Table.Th>
            <Table.Th>{m.result}</Table.Th>
            {hasScore && <Table.Th data-number>{m.score}</Table.Th>}
            <Table.Th data-number>{m.time}</Table.Th>
            <Table.Th data-number>{m.memory}</Table.Th>
            <Table.Th>{m.language}</Table.Th>
            <Table.Th data-number>{m.length}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {live.map((row) => (
            <Row key={row.submitId} row={row} context={context} hasScore={hasScore} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Row({
  row,
  context,
  hasScore,
}: {
  row: LiveRow<OwnSubmission>;
  context: ProblemContext;
  hasScore: boolean;
}) {
  const m = useMessages(ownSubmissionMessages);
  const none = '—';
  return (
    <Table.Tr>
      <Table.Td className={classes['submitted'] ?? ''}>
        <Link
          to={submissionUrl(context, row.displayId ?? row.displayPid ?? '', row.submitId)}
          aria-label={m.open(row.submitId)}
        >
          {row.submitId}
        </Link>
        <span className={classes['time']}>
          <RelativeTime value={row.submitTime} />
        </span>
      </Table.Td>
      <Table.Td>
        <VerdictMark status={row.status} progress={row.progress} />
      </Table.Td>
      {hasScore && <Table.Td data-number>{row.score ?? none}</Table.Td>}
      <Table.Td data-number>{row.time === null ? none : formatRunTime(row.status, row.time)}</Table.Td>
      <Table.Td data-number>{row.memory === null ? none : formatMemory(row.memory)}</Table.Td>
      <Table.Td>{row.language}</Table.Td>
      <Table.Td data-number>{row.length === null ? none : formatLength(row.length)}</Table.Td>
    </Table.Tr>
  );
}
