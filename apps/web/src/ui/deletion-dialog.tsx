import { useMutation } from '@tanstack/react-query';
import { showToast } from '../lib/toasts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useLast } from '../lib/use-last.ts';

interface DeletionDialogProps<Item> {
  /** The item to delete; undefined while the dialog is closed. */
  target: Item | undefined;
  texts: { title: string; confirm: string; done: string };
  /** Returns the text that describes what will be lost. */
  textOf: (item: Item) => string;
  remove: (item: Item) => Promise<unknown>;
  /** Called after a failure too: the item may have changed meanwhile. */
  invalidate: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation, deletes, shows a toast and invalidates the list. */
export function DeletionDialog<Item>({
  target,
  texts,
  textOf,
  remove,
  invalidate,
  onClose,
}: DeletionDialogProps<Item>) {
  const shown = useLast(target);
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: () => showToast('success', texts.done),
    onSettled: () => {
      onClose();
      return invalidate();
    },
  });
  return (
    <ConfirmDialog
      opened={target !== undefined}
      title={texts.title}
      confirmLabel={texts.confirm}
      tone="danger"
      isBusy={deletion.isPending}
      onCancel={onClose}
      onConfirm={() => {
        if (target !== undefined) deletion.mutate(target);
      }}
    >
      {shown === undefined ? '' : textOf(shown)}
    </ConfirmDialog>
  );
}
