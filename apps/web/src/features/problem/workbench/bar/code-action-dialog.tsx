import { useMessages } from '../../../../lib/messages.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { barMessages } from './bar-messages.ts';
import type { useCodeActions } from './use-code-actions.ts';

interface CodeActionDialogProps {
  actions: Pick<ReturnType<typeof useCodeActions>, 'confirming' | 'isLoading' | 'cancel' | 'confirm'>;
  hasTemplate: boolean;
}

export function CodeActionDialog({ actions, hasTemplate }: CodeActionDialogProps) {
  const m = useMessages(barMessages);
  const { confirming, isLoading, cancel, confirm } = actions;
  return (
    <>
      <ConfirmDialog
        opened={confirming === 'reset'}
        title={m.resetTitle}
        confirmLabel={m.resetDone}
        onConfirm={confirm}
        onCancel={cancel}
      >
        {hasTemplate ? m.resetToTemplate : m.resetToEmpty}
      </ConfirmDialog>
      <ConfirmDialog
        opened={confirming === 'accepted'}
        title={m.acceptedTitle}
        confirmLabel={m.acceptedDone}
        isBusy={isLoading}
        onConfirm={confirm}
        onCancel={cancel}
      >
        {m.acceptedText}
      </ConfirmDialog>
    </>
  );
}
