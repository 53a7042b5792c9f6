import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { invalidateTrainings } from '../api/list-trainings.ts';
import { addGroupProblem } from '../api/training-problems.ts';
import { parseProblemIds } from './parse-problem-ids.ts';
import { trainingProblemMessages } from './training-problem-messages.ts';

interface GroupProblemDialogProps {
  trainingId: number;
  isOpened: boolean;
  onClose: () => void;
}

/** Adds problems of the group by their display ids. */
export function GroupProblemDialog({ trainingId, isOpened, onClose }: GroupProblemDialogProps) {
  const m = useMessages(trainingProblemMessages);
  return (
    <DialogFrame isOpened={isOpened} title={m.groupTitle} onClose={onClose}>
      {isOpened && <IdForm trainingId={trainingId} onClose={onClose} />}
    </DialogFrame>
  );
}

interface Failed {
  problemId: string;
  reason: string;
}

/** One after another, so that the training has the typed order. A refused problem does not stop the others. */
async function addAll(trainingId: number, ids: readonly string[]) {
  const added: string[] = [];
  const failed: Failed[] = [];
  for (const problemId of ids)
    try {
      await addGroupProblem({ problemId, tid: trainingId });
      added.push(problemId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failed.push({ problemId, reason: textOfApiError(error) });
    }
  return { added, failed };
}

function IdForm({ trainingId, onClose }: Omit<GroupProblemDialogProps, 'isOpened'>) {
  const m = useMessages(trainingProblemMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const ids = parseProblemIds(typed);
  const add = useMutation({
    mutationFn: () => addAll(trainingId, ids),
    onSuccess: async ({ added, failed }) => {
      if (added.length > 0) showToast('success', m.added(joinNames(added, locale)));
      await invalidateTrainings(client);
      // What failed stays in the field.
      setTyped(failed.map(({ problemId }) => problemId).join(' '));
      if (failed.length === 0) onClose();
    },
  });
  return (
    <DialogForm
      lead={m.groupText}
      submitLabel={m.addOne}
      isBusy={add.isPending}
      isDisabled={ids.length === 0}
      onSubmit={() => {
        if (ids.length > 0) add.mutate();
      }}
      onClose={onClose}
    >
      {add.data?.failed.map(({ problemId, reason }) => (
        <FormAlert key={problemId} kind="error">
          {m.groupFailed(problemId, reason)}
        </FormAlert>
      ))}
      <TextInput
        label={m.groupIds}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
