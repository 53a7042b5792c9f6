import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { deleteComparison, type ComparisonSummary } from './api/comparisons.ts';
import { resultMessages } from './result-messages.ts';
import { similarityMessages } from './similarity-messages.ts';

interface DeleteDialogProps {
  comparison: Pick<ComparisonSummary, 'id' | 'state' | 'marked'>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes a comparison; one that is under way is cancelled. */
export function DeleteDialog({ comparison, onDeleted, onClose }: DeleteDialogProps) {
  const m = useMessages(resultMessages);
  const words = useMessages(similarityMessages);
  const client = useQueryClient();
  const isUnderWay = comparison.state === 'waiting' || comparison.state === 'running';
  const remove = useMutation({
    mutationFn: () => deleteComparison(comparison.id),
    onSuccess: async () => {
      showToast('success', isUnderWay ? m.cancelled : words.deleted);
      onClose();
      onDeleted();
      await client.invalidateQueries({ queryKey: ['similarity', 'comparisons'] });
    },
  });
  return (
    <ConfirmDialog
      opened
      tone="danger"
      title={isUnderWay ? m.cancelAsk : words.deleteAsk}
      confirmLabel={isUnderWay ? m.cancel : words.delete}
      {...(isUnderWay && { cancelLabel: m.keepGoing })}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {isUnderWay ? m.cancelText : words.deleteText(comparison.marked)}
    </ConfirmDialog>
  );
}
