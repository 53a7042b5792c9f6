import { ActionIcon } from '@mantine/core';
import { IconArchiveOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemsKey, type AdministeredProblem } from '../../lib/admin-api/list-problems.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { changeProblems } from './api/change-problems.ts';
import { problemListMessages } from './problem-list-messages.ts';

/** Restores an archived problem immediately. Archiving it again undoes this. */
export function RestoreButton({ problem: { id, problemId, title } }: { problem: AdministeredProblem }) {
  const m = useMessages(problemListMessages);
  const client = useQueryClient();
  const restoring = useMutation({
    mutationFn: () => changeProblems({ ids: [id], change: { action: 'restore' } }),
    onSuccess: ({ refused: [refusal] }) =>
      refusal === undefined
        ? showToast('success', m.restored(problemId))
        : showToast('error', refusal.message),
    onSettled: () => client.invalidateQueries({ queryKey: problemsKey }),
  });
  return (
    <ActionIcon
      size={32}
      aria-label={m.restoreOf(`${problemId} ${title}`)}
      title={m.restore}
      loading={restoring.isPending}
      onClick={() => restoring.mutate()}
    >
      <IconArchiveOff size={16} stroke={1.75} />
    </ActionIcon>
  );
}
