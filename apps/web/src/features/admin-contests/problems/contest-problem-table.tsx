import { ActionIcon, Table, VisuallyHidden } from '@mantine/core';
import { IconBalloon, IconPencil, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import type { ListedContestProblem } from '../api/contest-problems.ts';
import { editProblemUrl, type ContestScope } from '../contest-scope.ts';
import { contestProblemMessages } from './contest-problem-messages.ts';
import classes from './contest-problems.module.css';

interface TableProps {
  scope: ContestScope;
  problems: readonly ListedContestProblem[];
  onName: (problem: ListedContestProblem) => void;
  onRemove: (problem: ListedContestProblem) => void;
}

export function ContestProblemTable({ problems, ...actions }: TableProps) {
  const m = useMessages(contestProblemMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes['id'] ?? ''}>{m.columnId}</Table.Th>
          <Table.Th>{m.columnTitle}</Table.Th>
          <Table.Th className={classes['problem'] ?? ''}>{m.columnProblem}</Table.Th>
          <Table.Th className={classes['color'] ?? ''}>{m.columnColor}</Table.Th>
          <Table.Th className={classes['count'] ?? ''}>{m.columnSubmissions}</Table.Th>
          <Table.Th className={classes['actions'] ?? ''}>
            <VisuallyHidden>{m.columnActions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {problems.map((one) => (
          <Row key={one.named.id} one={one} {...actions} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

type RowProps = Omit<TableProps, 'problems'> & { one: ListedContestProblem };

function Row({ scope, one, onName, onRemove }: RowProps) {
  const m = useMessages(contestProblemMessages);
  const { problem, named } = one;
  return (
    <Table.Tr>
      <Table.Td className={classes['id'] ?? ''}>{named.displayId}</Table.Td>
      <Table.Td className={classes['title'] ?? ''}>
        {named.displayTitle}
        <span className={classes['narrow']}>
          {problem.problemId} · <Balloon color={named.color} />
        </span>
      </Table.Td>
      <Table.Td className={classes['problem'] ?? ''}>
        {problem.problemId} {problem.title}
      </Table.Td>
      <Table.Td className={classes['color'] ?? ''}>
        <Balloon color={named.color} />
      </Table.Td>
      <Table.Td className={classes['count'] ?? ''}>{named.submissionCount}</Table.Td>
      <Table.Td className={classes['actions'] ?? ''}>
        <ActionIcon
          size={32}
          aria-label={m.nameOf(named.displayId)}
          title={m.name}
          onClick={() => onName(one)}
        >
          <IconBalloon size={16} stroke={1.75} />
        </ActionIcon>
        {problem.canEdit && (
          <ActionIcon
            component={Link}
            to={editProblemUrl(scope, named.cid, problem)}
            size={32}
            aria-label={m.editOf(named.displayId)}
            title={m.edit}
          >
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
        )}
        <ActionIcon
          size={32}
          aria-label={m.removeOf(named.displayId)}
          title={m.remove}
          onClick={() => onRemove(one)}
        >
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

function Balloon({ color }: { color: string | null }) {
  const m = useMessages(contestProblemMessages);
  return (
    <span className={classes['balloon']}>
      {color !== null && (
        <span className={classes['swatch']} style={{ background: color }} aria-hidden="true" />
      )}
      {color ?? m.noColor}
    </span>
  );
}
