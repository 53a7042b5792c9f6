import { ActionIcon, Table, TextInput, VisuallyHidden } from '@mantine/core';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import { findRankErrors } from '@touchstone/rules/trainings/training-form';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { RowTitle } from '../../../ui/list-page/row-title.tsx';
import type { ListedTrainingProblem } from '../api/training-problems.ts';
import { trainingProblemMessages } from './training-problem-messages.ts';
import classes from './training-problems.module.css';
import { useRowOrder } from './use-row-order.ts';

interface TableProps {
  problems: readonly ListedTrainingProblem[];
  /** While an order is being saved. */
  isBusy: boolean;
  onMove: (from: number, to: number) => void;
  onRank: (problem: ListedTrainingProblem, rank: number) => void;
  onRemove: (problem: ListedTrainingProblem) => void;
}

/** Public problems have this visibility. */
const publicAuth = 1;

export function TrainingProblemTable({ problems, isBusy, onMove, onRank, onRemove }: TableProps) {
  const m = useMessages(trainingProblemMessages);
  const { shown, draggedIndex, handleOf } = useRowOrder({ rows: problems, isDisabled: isBusy, onMove });
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes['order'] ?? ''}>{m.columnOrder}</Table.Th>
          <Table.Th className={classes['problem'] ?? ''}>{m.columnProblem}</Table.Th>
          <Table.Th>{m.columnTitle}</Table.Th>
          <Table.Th className={classes['author'] ?? ''}>{m.columnAuthor}</Table.Th>
          <Table.Th className={classes['rank'] ?? ''}>{m.columnRank}</Table.Th>
          <Table.Th className={classes['actions'] ?? ''}>
            <VisuallyHidden>{m.columnActions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map((one, index) => (
          <Table.Tr key={one.entry.id} data-dragged={index === draggedIndex || undefined}>
            <Table.Td className={classes['order'] ?? ''}>
              <button
                type="button"
                className={classes['handle']}
                aria-label={m.move(one.problem.problemId)}
                title={m.move(one.problem.problemId)}
                {...handleOf(index)}
              >
                <IconGripVertical size={18} stroke={1.75} aria-hidden="true" />
              </button>
              {index + 1}
            </Table.Td>
            <ProblemCells one={one} onRank={onRank} onRemove={onRemove} />
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

type CellsProps = Pick<TableProps, 'onRank' | 'onRemove'> & { one: ListedTrainingProblem };

function ProblemCells({ one, onRank, onRemove }: CellsProps) {
  const m = useMessages(trainingProblemMessages);
  const { problem, entry } = one;
  const { problemId } = problem;
  return (
    <>
      <Table.Td className={classes['problem'] ?? ''}>{problemId}</Table.Td>
      <Table.Td className={classes['title'] ?? ''}>
        <RowTitle to={`/problem/${encodeURIComponent(problemId)}`}>{problem.title}</RowTitle>
        <span className={classes['narrow']}>{problemId}</span>
        {problem.auth !== publicAuth && <span className={classes['hidden']}>{m.hidden}</span>}
      </Table.Td>
      <Table.Td className={classes['author'] ?? ''}>{problem.author}</Table.Td>
      <Table.Td className={classes['rank'] ?? ''}>
        <RankField
          key={entry.rank}
          problemId={problemId}
          rank={entry.rank}
          onRank={(rank) => onRank(one, rank)}
        />
      </Table.Td>
      <Table.Td className={classes['actions'] ?? ''}>
        <ActionIcon
          size={32}
          aria-label={m.removeOf(problemId)}
          title={m.remove}
          onClick={() => onRemove(one)}
        >
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      </Table.Td>
    </>
  );
}

interface RankFieldProps {
  problemId: string;
  rank: number;
  onRank: (rank: number) => void;
}

/** Saves on Enter and when the focus leaves. Escape restores the saved number. */
function RankField({ problemId, rank, onRank }: RankFieldProps) {
  const m = useMessages(trainingProblemMessages);
  const [typed, setTyped] = useState(String(rank));
  const value = typed.trim() === '' ? NaN : Number(typed);
  const isInvalid = findRankErrors(value).length > 0;
  const save = () => {
    if (!isInvalid && value !== rank) onRank(value);
  };
  return (
    <TextInput
      size="xs"
      inputMode="numeric"
      aria-label={m.rankOf(problemId)}
      value={typed}
      maxLength={10}
      error={isInvalid && m.rankInvalid}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setTyped(String(rank));
      }}
    />
  );
}
