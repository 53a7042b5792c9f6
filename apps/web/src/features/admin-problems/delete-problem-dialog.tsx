import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProblemUsage } from '../../ui/problem-usage/problem-usage.tsx';
import { useLast } from '../../lib/use-last.ts';
import { changeProblems } from './api/change-problems.ts';
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

/** A problem of a contest or training cannot be deleted: the dialog names them and archives the problem instead. */
export function DeleteProblemDialog({ target, onCancel, onDone }: DeleteProblemDialogProps) {
  const m = useMessages(problemListMessages);
  const shown = useLast(target);
  const contests = shown?.contests ?? [];
  const trainings = shown?.trainings ?? [];
  const isUsed = contests.length + trainings.length > 0;
  const removal = useRemoval({ isUsed, onCancel, onDone });
  const name = `${shown?.problemId ?? ''} ${shown?.title ?? ''}`;
  return (
    <ConfirmDialog
      opened={target !== undefined}
      title={isUsed ? m.archiveTitle(name) : m.deleteTitle(name)}
      confirmLabel={isUsed ? m.archive : m.delete}
      tone={isUsed ? 'plain' : 'danger'}
      isBusy={removal.isPending}
      isDisabled={isUsed && shown?.isArchived === true}
      onCancel={onCancel}
      onConfirm={() => {
        if (target !== undefined) removal.mutate(target);
      }}
    >
      {isUsed ? (
        <>
          <ProblemUsage contests={contests} trainings={trainings} />
          {shown?.isArchived === true ? m.archivedText : m.archiveText}
        </>
      ) : (
        <DeletionText problem={shown} />
      )}
    </ConfirmDialog>
  );
}

function DeletionText({ problem }: { problem: AdministeredProblem | undefined }) {
  const m = useMessages(problemListMessages);
  const submissionCount = problem?.submissionCount ?? 0;
  const isCounted = parseAuth(problem?.auth ?? null) === 1 && submissionCount > 0;
  return (
    <>
      {m.deleteText(submissionCount)}
      {/* Hidden problems are not part of public counts. */}
      {isCounted && <> {m.deleteCounted}</>}
    </>
  );
}

function useRemoval({
  isUsed,
  onCancel,
  onDone,
}: {
  isUsed: boolean;
  onCancel: () => void;
  onDone: () => void;
}) {
  const m = useMessages(problemListMessages);
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: problemsKey });
  return useMutation({
    mutationFn: async ({ id }: AdministeredProblem) => {
      if (isUsed) await changeProblems({ ids: [id], change: { action: 'archive' } });
      else await deleteProblem(id);
    },
    onSuccess: async (_answer, { problemId }) => {
      await readAgain();
      showToast('success', isUsed ? m.archived(problemId) : m.deleted(problemId));
      onDone();
    },
    onError: async () => {
      await readAgain();
      onCancel();
    },
  });
}
