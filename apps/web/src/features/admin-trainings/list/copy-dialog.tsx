import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trainingLimits } from '@touchstone/contract/training-limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { isAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useLast } from '../../../lib/use-last.ts';
import { ChoiceField } from '../../../ui/choice/choice-field.tsx';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { copyTraining } from '../api/change-training.ts';
import { invalidateTrainings } from '../api/list-trainings.ts';
import { editUrl, type TrainingScope } from '../training-scope.ts';
import { trainingListMessages } from './training-list-messages.ts';

interface Copied {
  id: number;
  title: string;
}

interface CopyDialogProps {
  /** The training to copy; undefined while the dialog is closed. */
  target: Copied | undefined;
  scope: TrainingScope;
  onClose: () => void;
}

/** Copies a training, for example to a new term. The form of the copy opens afterwards. */
export function CopyDialog({ target, scope, onClose }: CopyDialogProps) {
  const m = useMessages(trainingListMessages);
  const shown = useLast(target);
  return (
    <DialogFrame isOpened={target !== undefined} title={m.copyTitle} onClose={onClose}>
      {shown !== undefined && <CopyForm key={shown.id} training={shown} scope={scope} onClose={onClose} />}
    </DialogFrame>
  );
}

type Place = 'group' | 'site';

interface CopyFormProps extends Pick<CopyDialogProps, 'scope' | 'onClose'> {
  training: Copied;
}

function CopyForm({ training, scope, onClose }: CopyFormProps) {
  const m = useMessages(trainingListMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const roles = useSession().user?.roleList ?? [];
  const { groupId } = scope;
  const [title, setTitle] = useState(() => m.copyOf(training.title).slice(0, trainingLimits.titleMaximum));
  const [place, setPlace] = useState<Place>(groupId === undefined ? 'site' : 'group');
  const target: TrainingScope = place === 'group' ? { groupId } : {};
  const copy = useMutation({
    mutationFn: () => copyTraining({ tid: training.id, title: title.trim(), gid: target.groupId }),
    onSuccess: async ({ tid, leftOut }) => {
      if (leftOut.length === 0) showToast('success', m.copied);
      else showToast('warning', m.leftOut(joinNames(leftOut, locale)));
      await invalidateTrainings(client);
      onClose();
      void navigate(editUrl(target, tid));
    },
  });
  return (
    <DialogForm
      lead={m.copyText}
      submitLabel={m.copyConfirm}
      isBusy={copy.isPending}
      isDisabled={title.trim() === ''}
      refusal={copy.error instanceof ApiError ? textOfApiError(copy.error) : undefined}
      onSubmit={() => {
        if (title.trim() !== '') copy.mutate();
      }}
      onClose={onClose}
    >
      <TextInput
        label={m.copyName}
        data-autofocus
        value={title}
        maxLength={trainingLimits.titleMaximum}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {groupId !== undefined && isAdminRole(roles) && (
        <ChoiceField
          label={m.copyTarget}
          value={place}
          choices={[
            { value: 'group', label: m.copyHere },
            { value: 'site', label: m.copySite },
          ]}
          onChange={setPlace}
        />
      )}
    </DialogForm>
  );
}
