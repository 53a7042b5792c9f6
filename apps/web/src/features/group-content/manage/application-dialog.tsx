import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useLast } from '../../../lib/use-last.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { applyForPublic, invalidateGroupProblems, type ManagedProblem } from '../api/manage-problems.ts';
import { applicationOf, mayApply } from './application.ts';
import { managedProblemMessages } from './managed-problem-messages.ts';

interface ApplicationDialogProps {
  groupId: number;
  /** Undefined while the dialog is closed. */
  target: ManagedProblem | undefined;
  onClose: () => void;
}

/** Asks before a problem applies for the public bank, and before it leaves it again. */
export function ApplicationDialog({ groupId, target, onClose }: ApplicationDialogProps) {
  const m = useMessages(managedProblemMessages);
  const client = useQueryClient();
  const shown = useLast(target);
  const state = applicationOf(shown?.applyPublicProgress ?? null);
  const texts = {
    none: { title: m.applyTitle, text: m.applyText, confirm: m.apply, done: m.applied },
    refused: { title: m.applyTitle, text: m.applyText, confirm: m.apply, done: m.applied },
    pending: { title: m.withdrawTitle, text: m.withdrawText, confirm: m.withdraw, done: m.withdrawn },
    approved: { title: m.takeBackTitle, text: m.takeBackText, confirm: m.takeBack, done: m.takenBack },
  }[state];
  const problemId = shown?.problemId ?? '';
  const change = useMutation({
    mutationFn: ({ id }: ManagedProblem) => applyForPublic({ pid: id, isApplied: mayApply(state) }),
    onSuccess: () => showToast('success', texts.done(problemId)),
    // Also after a refusal: an administrator of the site may have decided meanwhile.
    onSettled: () => {
      onClose();
      return invalidateGroupProblems(client, groupId);
    },
  });
  return (
    <ConfirmDialog
      opened={target !== undefined}
      title={texts.title(problemId)}
      confirmLabel={texts.confirm}
      tone={state === 'approved' ? 'danger' : 'plain'}
      isBusy={change.isPending}
      onCancel={onClose}
      onConfirm={() => {
        if (target !== undefined) change.mutate(target);
      }}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
