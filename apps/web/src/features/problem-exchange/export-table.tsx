import { Checkbox, Table } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { AdministeredProblem } from '../../lib/admin-api/list-problems.ts';
import { exportMessages } from './export-messages.ts';
import classes from './export.module.css';
import type { ProblemSelection } from './use-problem-selection.ts';

interface ExportTableProps {
  problems: readonly AdministeredProblem[];
  selection: ProblemSelection;
}

export function ExportTable({ problems, selection }: ExportTableProps) {
  const m = useMessages(exportMessages);
  const ids = problems.map(({ id }) => id);
  const chosen = ids.filter(selection.has).length;
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes['check'] ?? ''}>
            <Checkbox
              aria-label={m.choosePage}
              checked={chosen === ids.length}
              indeterminate={chosen > 0 && chosen < ids.length}
              onChange={(event) => selection.set(ids, event.currentTarget.checked)}
            />
          </Table.Th>
          <Table.Th className={classes['id'] ?? ''}>{m.columnId}</Table.Th>
          <Table.Th>{m.columnTitle}</Table.Th>
          <Table.Th className={classes['author'] ?? ''}>{m.columnAuthor}</Table.Th>
          <Table.Th className={classes['time'] ?? ''}>{m.columnTime}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {problems.map((problem) => (
          <ExportRow key={problem.id} problem={problem} selection={selection} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function ExportRow({ problem, selection }: { problem: AdministeredProblem; selection: ProblemSelection }) {
  const m = useMessages(exportMessages);
  const { id, problemId, title } = problem;
  const isSelected = selection.has(id);
  const author = problem.author ?? m.noAuthor;
  return (
    <Table.Tr data-chosen={isSelected || undefined} onClick={() => selection.set([id], !isSelected)}>
      <Table.Td className={classes['check'] ?? ''}>
        <Checkbox
          aria-label={m.choose(`${problemId} ${title}`)}
          checked={isSelected}
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => selection.set([id], event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td className={classes['id'] ?? ''}>{problemId}</Table.Td>
      <Table.Td>
        <span className={classes['title']}>{title}</span>
        <span className={classes['narrow']}>
          {problemId} · {author}
        </span>
      </Table.Td>
      <Table.Td className={classes['author'] ?? ''}>{author}</Table.Td>
      <Table.Td className={classes['time'] ?? ''}>
        <RelativeTime value={problem.gmtModified} />
      </Table.Td>
    </Table.Tr>
  );
}
