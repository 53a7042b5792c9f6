import { ColorInput, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeContestFormError, type ContestFormField } from '@touchstone/contract/contest-form';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { locales } from '@touchstone/contract/locales';
import { findContestProblemErrors } from '@touchstone/rules/contests/contest-form-problems';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { invalidateContestProblems, nameProblem, type ContestProblem } from '../api/contest-problems.ts';
import { contestProblemMessages } from './contest-problem-messages.ts';

interface NameDialogProps {
  /** Undefined while the dialog is closed. */
  target: ContestProblem | undefined;
  /** The display ids of the other problems of the contest. */
  taken: readonly string[];
  onClose: () => void;
}

export function NameDialog({ target, taken, onClose }: NameDialogProps) {
  const m = useMessages(contestProblemMessages);
  return (
    <DialogFrame isOpened={target !== undefined} title={m.name} onClose={onClose}>
      {target !== undefined && <NameForm key={target.id} named={target} taken={taken} onClose={onClose} />}
    </DialogFrame>
  );
}

type NameFormProps = Omit<NameDialogProps, 'target'> & { named: ContestProblem };

function NameForm({ named, taken, onClose }: NameFormProps) {
  const m = useMessages(contestProblemMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [displayId, setDisplayId] = useState(named.displayId);
  const [displayTitle, setDisplayTitle] = useState(named.displayTitle);
  const [color, setColor] = useState(named.color ?? '');
  const names = { displayId: displayId.trim(), displayTitle: displayTitle.trim() };
  const errors = findContestProblemErrors({ ...names, color: color === '' ? null : color }, taken);
  const errorOf = (field: ContestFormField): string | undefined => {
    const error = errors.find((one) => one.field === field);
    return error && describeContestFormError(error)[locales.indexOf(locale)];
  };
  const save = useMutation({
    mutationFn: () => nameProblem({ cid: named.cid, pid: named.pid, ...names, color }),
    onSuccess: async () => {
      showToast('success', m.saved);
      onClose();
      await invalidateContestProblems(client);
    },
  });
  return (
    <DialogForm
      submitLabel={m.save}
      isBusy={save.isPending}
      isDisabled={errors.length > 0}
      refusal={save.error instanceof ApiError ? textOfApiError(save.error) : undefined}
      onSubmit={() => {
        if (errors.length === 0) save.mutate();
      }}
      onClose={onClose}
    >
      <TextInput
        label={m.displayId}
        data-autofocus
        value={displayId}
        error={errorOf('displayId')}
        maxLength={contestLimits.displayIdMaximum}
        onChange={(event) => setDisplayId(event.currentTarget.value)}
      />
      <TextInput
        label={m.displayTitle}
        value={displayTitle}
        error={errorOf('displayTitle')}
        maxLength={contestLimits.displayTitleMaximum}
        onChange={(event) => setDisplayTitle(event.currentTarget.value)}
      />
      <ColorInput
        withEyeDropper={false}
        label={m.color}
        {...hintBelow(m.colorHint, errorOf('color'))}
        error={errorOf('color')}
        value={color}
        swatches={balloonColors}
        onChange={setColor}
      />
    </DialogForm>
  );
}

/** Common balloon colours that are distinguishable across a hall. */
const balloonColors = [
  '#e03131',
  '#f76707',
  '#fcc419',
  '#37b24d',
  '#15aabf',
  '#1c7ed6',
  '#7048e8',
  '#d6336c',
  '#f783ac',
  '#ffffff',
  '#868e96',
  '#212529',
];
