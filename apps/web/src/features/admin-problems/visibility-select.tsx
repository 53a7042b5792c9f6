import { Badge } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { VisibilitySelect as Choice } from '../../ui/problem-visibility/visibility-select.tsx';
import { changeProblemAuth } from './api/change-problem-auth.ts';
import { problemsKey, type AdministeredProblem } from '../../lib/admin-api/list-problems.ts';
import { problemListMessages } from './problem-list-messages.ts';
import { parseAuth, visibilityOfAuth } from '../../lib/problem-visibilities.ts';

/** Saves immediately, without a question: the change can be undone. */
export function VisibilitySelect({ problem }: { problem: AdministeredProblem }) {
  const m = useMessages(problemListMessages);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: changeProblemAuth,
    onSuccess: (_answer, { auth }) =>
      showToast(
        'success',
        m.changed(problem.problemId, m.visibilities[visibilityOfAuth[parseAuth(auth) ?? 2]]),
      ),
    // Also after a refusal: the problem may have changed meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: problemsKey }),
  });
  if (problem.isArchived) return <Badge color="gray">{m.archivedBadge}</Badge>;
  return (
    <Choice
      label={m.visibilityOf(problem.problemId)}
      words={m.visibilities}
      auth={change.isPending ? change.variables.auth : problem.auth}
      canChange={problem.canEdit}
      canPublish={problem.canPublish}
      isSaving={change.isPending}
      onChange={(auth) => change.mutate({ id: problem.id, auth })}
    />
  );
}
