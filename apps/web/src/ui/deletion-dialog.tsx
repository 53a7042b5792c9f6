import { useMutation } from '@tanstack/react-query';
import { showToast } from '../lib/toasts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useLast } from '../lib/use-last.ts';

interface DeletionDialogProps<Item> {
  /** What is to be deleted; undefined while nobody asks. */
  asked: Item | undefined;
  texts: { title: string; confirm: string; done: string };
  /** What will be lost. */
  textOf: (item: Item) => string;
  remove: (item: Item) => Promise<unknown>;
  /** Also after a refusal: what it was about may have changed meanwhile. */
  forget: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks, deletes, tells, and lets the list be read again. */
export function DeletionDialog<Item>({
  asked,
  texts,
  textOf,
  remove,
  forget,
  onClose,
}: DeletionDialogProps<Item>) {
  const shown = useLast(asked);
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: () => showToast('success', texts.done),
    onSettled: () => {
      onClose();
      return forget();
    },
  });
  return (
    <ConfirmDialog
      opened={asked !== undefined}
      title={texts.title}
      confirmLabel={texts.confirm}
      tone="danger"
      isBusy={deletion.isPending}
      onCancel={onClose}
      onConfirm={() => {
        if (asked !== undefined) deletion.mutate(asked);
      }}
    >
      {shown === undefined ? '' : textOf(shown)}
    </ConfirmDialog>
  );
}
