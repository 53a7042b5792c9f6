import { ActionIcon, Table, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { DifficultyLabel } from '../../../ui/difficulty/difficulty-label.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { AdministeredProblem } from './api/list-problems.ts';
import { problemListMessages } from './problem-list-messages.ts';
import classes from './problem-list.module.css';
import { VisibilitySelect } from './visibility-select.tsx';

interface ProblemTableProps {
  problems: readonly AdministeredProblem[];
  onDelete: (problem: AdministeredProblem) => void;
}

export function ProblemTable({ problems, onDelete }: ProblemTableProps) {
  const m = useMessages(problemListMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes['id'] ?? ''}>{m.columnId}</Table.Th>
          <Table.Th>{m.columnTitle}</Table.Th>
          <Table.Th className={classes['author'] ?? ''}>{m.columnAuthor}</Table.Th>
          <Table.Th className={classes['difficulty'] ?? ''}>{m.columnDifficulty}</Table.Th>
          <Table.Th className={classes['count'] ?? ''}>{m.columnSubmissions}</Table.Th>
          <Table.Th className={classes['time'] ?? ''}>{m.columnTime}</Table.Th>
          <Table.Th className={classes['auth'] ?? ''}>{m.visibility}</Table.Th>
          <Table.Th className={classes['actions'] ?? ''}>
            <VisuallyHidden>{m.columnActions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {problems.map((problem) => (
          <ProblemRow key={problem.id} problem={problem} onDelete={() => onDelete(problem)} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function ProblemRow({ problem, onDelete }: { problem: AdministeredProblem; onDelete: () => void }) {
  const m = useMessages(problemListMessages);
  const author = problem.author ?? m.noAuthor;
  return (
    <Table.Tr>
      <Table.Td className={classes['id'] ?? ''}>{problem.problemId}</Table.Td>
      <Table.Td>
        <Link
          className={classes['title']}
          to={`/problem/${encodeURIComponent(problem.problemId)}`}
          target="_blank"
          aria-label={m.open(problem.title)}
        >
          {problem.title}
        </Link>
        <span className={classes['narrow']}>
          {problem.problemId} · {author}
        </span>
      </Table.Td>
      <Table.Td className={classes['author'] ?? ''}>{author}</Table.Td>
      <Table.Td className={classes['difficulty'] ?? ''}>
        <DifficultyLabel difficulty={problem.difficulty} />
      </Table.Td>
      <Table.Td className={classes['count'] ?? ''}>{problem.submissionCount}</Table.Td>
      <Table.Td className={classes['time'] ?? ''}>
        <RelativeTime value={problem.gmtModified} />
      </Table.Td>
      <Table.Td className={classes['auth'] ?? ''}>
        <VisibilitySelect problem={problem} />
      </Table.Td>
      <Table.Td className={classes['actions'] ?? ''}>
        {problem.canDelete && (
          <ActionIcon
            size={32}
            aria-label={m.deleteOf(`${problem.problemId} ${problem.title}`)}
            onClick={onDelete}
          >
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
