import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useLast } from '../../lib/use-last.ts';
import { deleteProblem } from './api/delete-problem.ts';
import { problemsKey, type AdministeredProblem } from '../../lib/admin-api/list-problems.ts';
import { problemListMessages } from './problem-list-messages.ts';
import { parseAuth } from '../../lib/problem-visibilities.ts';

interface DeleteProblemDialogProps {
  target: AdministeredProblem | undefined;
  onCancel: () => void;
  /** The pressed button disappears with its row. */
  onDone: () => void;
}

export function DeleteProblemDialog({ target, onCancel, onDone }: DeleteProblemDialogProps) {
  const m = useMessages(problemListMessages);
  const shown = useLast(target);
  const isCounted = parseAuth(shown?.auth ?? null) === 1 && (shown?.submissionCount ?? 0) > 0;
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: problemsKey });
  const deletion = useMutation({
    mutationFn: ({ id }: AdministeredProblem) => deleteProblem(id),
    onSuccess: async (_answer, { problemId }) => {
      await readAgain();
      showToast('success', m.deleted(problemId));
      onDone();
    },
    onError: async () => {
      await readAgain();
      onCancel();
    },
  });
  return (
    <ConfirmDialog
      opened={target !== undefined}
      title={m.deleteTitle(`${shown?.problemId ?? ''} ${shown?.title ?? ''}`)}
      confirmLabel={m.delete}
      tone="danger"
      isBusy={deletion.isPending}
      onCancel={onCancel}
      onConfirm={() => {
        if (target !== undefined) deletion.mutate(target);
      }}
    >
      {m.deleteText(shown?.submissionCount ?? 0)}
      {/* Hidden problems are not part of public counts. */}
      {isCounted && <> {m.deleteCounted}</>}
    </ConfirmDialog>
  );
}
