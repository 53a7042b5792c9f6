import { IconBook } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import { EmptyRows } from '../../../ui/list-page/empty-rows.tsx';
import { deleteTraining } from '../api/change-training.ts';
import { invalidateTrainings, type ListedTraining } from '../api/list-trainings.ts';
import type { TrainingScope } from '../training-scope.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { trainingListMessages } from './training-list-messages.ts';
import { TrainingTable } from './training-table.tsx';

interface ManagedTrainingsProps {
  trainings: readonly ListedTraining[];
  scope: TrainingScope;
}

/** The table with its dialogs: the same in the back office and in a group. */
export function ManagedTrainings({ trainings, scope }: ManagedTrainingsProps) {
  const m = useMessages(trainingListMessages);
  const client = useQueryClient();
  const [copied, setCopied] = useState<ListedTraining>();
  const [deleted, setDeleted] = useState<ListedTraining>();
  return (
    <>
      <TrainingTable trainings={trainings} scope={scope} onCopy={setCopied} onDelete={setDeleted} />
      <CopyDialog target={copied} scope={scope} onClose={() => setCopied(undefined)} />
      <DeletionDialog
        target={deleted}
        texts={{ title: m.deleteTitle, confirm: m.delete, done: m.deleted }}
        textOf={({ title, problemCount, participantCount }) =>
          m.deleteText(title, problemCount, participantCount)
        }
        remove={({ id }) => deleteTraining(scope, id)}
        invalidate={() => invalidateTrainings(client)}
        onClose={() => setDeleted(undefined)}
      />
    </>
  );
}

export function NoManagedTrainings({ isFiltered, showAll }: { isFiltered: boolean; showAll: string }) {
  const m = useMessages(trainingListMessages);
  return (
    <EmptyRows
      icon={<IconBook size={24} stroke={1.5} />}
      isFiltered={isFiltered}
      title={m.emptyTitle}
      text={m.emptyText}
      filtered={{ title: m.noMatch, text: m.noMatchText, showAll: m.showAll }}
      onShowAll={showAll}
    />
  );
}
