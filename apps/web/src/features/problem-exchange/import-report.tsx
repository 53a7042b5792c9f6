import { Button, Switch, Table } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { ImportedProblem } from './api/import-problems.ts';
import { formatNames } from './format-names.ts';
import { importMessages } from './import-messages.ts';
import classes from './report.module.css';
import type { ImportedFile } from './import-queue.ts';

/** The result for every problem, by file. */
export function ImportReportSheet({ files }: { files: readonly ImportedFile[] }) {
  const m = useMessages(importMessages);
  const [isOnlySkipped, setOnlySkipped] = useState(false);
  const reports = files.flatMap(({ key, file, state }) =>
    state.kind === 'done' ? [{ key, name: file.name, ...state.report }] : [],
  );
  if (reports.length === 0) return null;
  const hasSkipped = reports.some(({ problems }) => problems.some(isSkipped));
  return (
    <Sheet
      flush
      title={m.report}
      actions={
        <Button component={Link} to="/admin/problems" variant="default" size="compact-md">
          {m.openList}
        </Button>
      }
    >
      {hasSkipped && (
        <div className={classes['filter']}>
          <Switch
            label={m.onlySkipped}
            checked={isOnlySkipped}
            onChange={(event) => setOnlySkipped(event.currentTarget.checked)}
          />
        </div>
      )}
      <Table className={classes['table'] ?? ''} borderColor="var(--color-line)">
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes['outcome'] ?? ''}>{m.columnOutcome}</Table.Th>
            <Table.Th className={classes['problem'] ?? ''}>{m.columnProblem}</Table.Th>
            <Table.Th>{m.columnNotes}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {reports.map(({ key, name, format, problems }) => (
          <Table.Tbody key={key}>
            <Table.Tr className={classes['fileRow'] ?? ''}>
              <Table.Th colSpan={3} scope="rowgroup">
                {m.fileOf(name, formatNames[format])}
              </Table.Th>
            </Table.Tr>
            {problems
              .filter((problem) => !isOnlySkipped || isSkipped(problem))
              .map((problem, index) => (
                <ReportRow key={`${problem.name}-${String(index)}`} problem={problem} />
              ))}
          </Table.Tbody>
        ))}
      </Table>
    </Sheet>
  );
}

const isSkipped = ({ outcome }: ImportedProblem) => outcome === 'skipped';

function ReportRow({ problem }: { problem: ImportedProblem }) {
  const m = useMessages(importMessages);
  const isImported = problem.outcome === 'imported';
  const Icon = isImported ? IconCircleCheck : IconCircleX;
  return (
    <Table.Tr>
      <Table.Td className={classes['outcome'] ?? ''}>
        <span className={classes['mark']} data-outcome={problem.outcome}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          {isImported ? m.imported : m.skipped}
        </span>
      </Table.Td>
      <Table.Td className={classes['problem'] ?? ''}>
        <ProblemName problem={problem} />
      </Table.Td>
      <Table.Td>
        <Remarks problem={problem} />
      </Table.Td>
    </Table.Tr>
  );
}

function ProblemName({ problem }: { problem: ImportedProblem }) {
  const m = useMessages(importMessages);
  const { id, problemId, title, name, caseCount } = problem;
  const details = [problemId, caseCount > 0 ? m.cases(caseCount) : undefined].filter(Boolean).join(' · ');
  return (
    <>
      {id === null ? (
        <span className={classes['name']}>{title ?? name}</span>
      ) : (
        <Link
          className={classes['link']}
          to={`/admin/problem/edit/${String(id)}`}
          target="_blank"
          aria-label={m.edit(`${problemId ?? ''} ${title ?? ''}`)}
        >
          {title ?? name}
        </Link>
      )}
      {details !== '' && <span className={classes['details']}>{details}</span>}
    </>
  );
}

function Remarks({ problem: { reason, notes } }: { problem: ImportedProblem }) {
  return (
    <ul className={classes['list']}>
      {reason !== null && (
        <li data-kind="reason">
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          <span>{reason.text}</span>
        </li>
      )}
      {notes.map(({ code, text }) => (
        <li key={`${code}-${text}`}>
          <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
