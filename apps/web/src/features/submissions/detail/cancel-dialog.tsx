import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { cancelJudging } from '../api/cancel-judging.ts';
import { manualMessages } from './manual-messages.ts';
import type { SubmissionControl } from './use-submission.ts';

interface CancelDialogProps {
  opened: boolean;
  submitId: number;
  control: Pick<SubmissionControl, 'patch' | 'refetchAll'>;
  onClose: () => void;
}

export function CancelDialog({ opened, submitId, control, onClose }: CancelDialogProps) {
  const m = useMessages(manualMessages);
  const cancelling = useMutation({
    mutationFn: () => cancelJudging(submitId),
    onSuccess: ({ status, judger }) => {
      control.patch({ status, judger, score: null, isManual: true });
      control.refetchAll();
      showToast('success', m.cancelled);
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={m.cancelTitle}
      confirmLabel={m.cancel}
      cancelLabel={m.keep}
      tone="danger"
      isBusy={cancelling.isPending}
      onConfirm={() => cancelling.mutate()}
      onCancel={onClose}
    >
      <p>{m.cancelText}</p>
    </ConfirmDialog>
  );
}
