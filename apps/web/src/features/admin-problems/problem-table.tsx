import { ActionIcon, Table, VisuallyHidden } from '@mantine/core';
import { IconArrowsDiff, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { comparisonsAddress } from '../../lib/similarity-address.ts';
import { similarityEntryMessages } from '../../lib/similarity-entry-messages.ts';
import { DifficultyLabel } from '../../ui/difficulty/difficulty-label.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { downloadTestData } from '../../lib/admin-api/download-test-data.ts';
import { PageCheckbox, RowCheckbox } from '../../ui/list-page/row-checkbox.tsx';
import { RowTitle } from '../../ui/list-page/row-title.tsx';
import type { RowSelection } from '../../ui/list-page/use-row-selection.ts';
import { ProblemUsage } from '../../ui/problem-usage/problem-usage.tsx';
import type { AdministeredProblem } from '../../lib/admin-api/list-problems.ts';
import { batchMessages } from './batch/batch-messages.ts';
import { problemListMessages } from './problem-list-messages.ts';
import classes from './problem-list.module.css';
import { RestoreButton } from './restore-button.tsx';
import { VisibilitySelect } from './visibility-select.tsx';

interface ProblemTableProps {
  problems: readonly AdministeredProblem[];
  selection: RowSelection<number>;
  onDelete: (problem: AdministeredProblem) => void;
}

export function ProblemTable({ problems, selection, onDelete }: ProblemTableProps) {
  const m = useMessages(problemListMessages);
  const words = useMessages(batchMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes['selection'] ?? ''}>
            <PageCheckbox label={words.choosePage} selection={selection} />
          </Table.Th>
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
          <ProblemRow
            key={problem.id}
            problem={problem}
            isSelected={selection.chosen.has(problem.id)}
            onToggle={(isRange) => selection.toggle(problem.id, isRange)}
            onDelete={() => onDelete(problem)}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface ProblemRowProps {
  problem: AdministeredProblem;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  onDelete: () => void;
}

function ProblemRow({ problem, isSelected, onToggle, onDelete }: ProblemRowProps) {
  const m = useMessages(problemListMessages);
  const words = useMessages(batchMessages);
  const author = problem.author ?? m.noAuthor;
  return (
    <Table.Tr className={classes['row'] ?? ''} data-chosen={isSelected || undefined}>
      <Table.Td className={classes['selection'] ?? ''}>
        <RowCheckbox
          label={words.choose(`${problem.problemId} ${problem.title}`)}
          isSelected={isSelected}
          onToggle={onToggle}
        />
      </Table.Td>
      <Table.Td className={classes['id'] ?? ''}>{problem.problemId}</Table.Td>
      <Table.Td>
        <RowTitle to={`/problem/${encodeURIComponent(problem.problemId)}`} label={m.open(problem.title)}>
          {problem.title}
        </RowTitle>
        <span className={classes['narrow']}>
          {problem.problemId} · {author}
        </span>
        <ProblemUsage contests={problem.contests} trainings={problem.trainings} />
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
        <RowActions problem={problem} onDelete={onDelete} />
      </Table.Td>
    </Table.Tr>
  );
}

function RowActions({ problem, onDelete }: { problem: AdministeredProblem; onDelete: () => void }) {
  const m = useMessages(problemListMessages);
  const entry = useMessages(similarityEntryMessages);
  const name = `${problem.problemId} ${problem.title}`;
  return (
    <>
      {problem.canEdit && !problem.isRemote && (
        <ActionIcon
          className={classes['download'] ?? ''}
          size={32}
          aria-label={m.downloadOf(name)}
          title={m.download}
          onClick={() => void downloadTestData(problem.id)}
        >
          <IconDownload size={16} stroke={1.75} />
        </ActionIcon>
      )}
      {problem.canEdit && (
        <ActionIcon
          className={classes['download'] ?? ''}
          component={Link}
          to={comparisonsAddress('problem', problem.id)}
          size={32}
          aria-label={entry.compareOf(name)}
          title={entry.compare}
        >
          <IconArrowsDiff size={16} stroke={1.75} />
        </ActionIcon>
      )}
      {problem.canEdit && (
        <ActionIcon
          component={Link}
          to={`/admin/problem/edit/${String(problem.id)}`}
          size={32}
          aria-label={m.editOf(name)}
          title={m.edit}
        >
          <IconPencil size={16} stroke={1.75} />
        </ActionIcon>
      )}
      {problem.canEdit && problem.isArchived && <RestoreButton problem={problem} />}
      {problem.canDelete && (
        <ActionIcon size={32} aria-label={m.deleteOf(name)} title={m.delete} onClick={onDelete}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </>
  );
}
