import { Badge, Switch, Table, VisuallyHidden } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { RowTitle } from '../../../ui/list-page/row-title.tsx';
import { TagChip } from '../../../ui/tag-chip/tag-chip.tsx';
import managed from '../../../ui/managed-table.module.css';
import { showTraining } from '../api/change-training.ts';
import { invalidateTrainings, type ListedTraining } from '../api/list-trainings.ts';
import { visibilityMessages } from '../visibility-messages.ts';
import { trainingUrl, type TrainingScope } from '../training-scope.ts';
import { RowActions } from './row-actions.tsx';
import { trainingListMessages } from './training-list-messages.ts';
import classes from './training-list.module.css';

interface TrainingTableProps {
  trainings: readonly ListedTraining[];
  scope: TrainingScope;
  onCopy: (training: ListedTraining) => void;
  onDelete: (training: ListedTraining) => void;
}

const columns = ['rank', 'auth', 'category', 'counts', 'due', 'visible'] as const;

export function TrainingTable({ trainings, scope, onCopy, onDelete }: TrainingTableProps) {
  const m = useMessages(trainingListMessages);
  const names = {
    rank: m.columnRank,
    auth: m.columnAuth,
    category: m.columnCategory,
    counts: m.columnCounts,
    due: m.columnDue,
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
        {trainings.map((training) => (
          <TrainingRow
            key={training.id}
            training={training}
            scope={scope}
            onCopy={() => onCopy(training)}
            onDelete={() => onDelete(training)}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface TrainingRowProps {
  training: ListedTraining;
  scope: TrainingScope;
  onCopy: () => void;
  onDelete: () => void;
}

function TrainingRow({ training, scope, onCopy, onDelete }: TrainingRowProps) {
  const m = useMessages(trainingListMessages);
  const { names } = useMessages(visibilityMessages);
  const locale = useLocale();
  const { dueAt, categoryName } = training;
  const due = dueAt === null ? m.noDue : formatDateTime(parseWireDate(dueAt), locale);
  const counts = `${String(training.problemCount)} / ${String(training.participantCount)}`;
  return (
    <Table.Tr data-hidden={!training.status || undefined}>
      <Table.Td>
        <RowTitle to={trainingUrl(scope, training.id)} label={m.open(training.title)}>
          {training.title}
        </RowTitle>
        <span className={managed['under']}>
          #{training.id} · {training.author === '' ? m.noAuthor : training.author}
        </span>
        <span className={managed['narrow']}>
          {names[training.auth]} · {categoryName ?? m.noCategory} · {counts}
        </span>
      </Table.Td>
      <Table.Td className={classes['rank'] ?? ''}>{training.rank}</Table.Td>
      <Table.Td className={classes['auth'] ?? ''}>
        <Badge color={training.auth === 'Private' ? 'warn' : 'gray'}>{names[training.auth]}</Badge>
      </Table.Td>
      <Table.Td className={classes['category'] ?? ''}>
        {categoryName === null ? (
          <span className={classes['muted']}>{m.noCategory}</span>
        ) : (
          <TagChip name={categoryName} color={training.categoryColor} />
        )}
      </Table.Td>
      <Table.Td className={classes['counts'] ?? ''}>{counts}</Table.Td>
      <Table.Td className={classes['due'] ?? ''}>{due}</Table.Td>
      <Table.Td className={classes['visible'] ?? ''}>
        <VisibilitySwitch training={training} scope={scope} />
      </Table.Td>
      <Table.Td className={managed['actions'] ?? ''}>
        <RowActions training={training} scope={scope} onCopy={onCopy} onDelete={onDelete} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Changes immediately, and back if the server refuses. */
function VisibilitySwitch({ training, scope }: Pick<TrainingRowProps, 'training' | 'scope'>) {
  const m = useMessages(trainingListMessages);
  const client = useQueryClient();
  const show = useMutation({
    mutationFn: (status: boolean) => showTraining(scope, { tid: training.id, status }),
    // One request at a time: after two quick clicks the last one wins.
    scope: { id: `training ${String(training.id)}` },
    onSuccess: (_answer, status) => showToast('success', status ? m.shown : m.hid),
    onSettled: () => invalidateTrainings(client),
  });
  return (
    <Switch
      className={managed['switch'] ?? ''}
      aria-label={m.visibleOf(training.title)}
      disabled={!training.canEdit}
      checked={show.isPending ? show.variables : training.status}
      onChange={(event) => show.mutate(event.currentTarget.checked)}
    />
  );
}
