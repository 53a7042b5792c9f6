import { Badge, Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { changeProblemAuth } from './api/change-problem-auth.ts';
import { problemsKey, type AdministeredProblem } from '../../lib/admin-api/list-problems.ts';
import { problemListMessages } from './problem-list-messages.ts';
import classes from './problem-list.module.css';
import { auths, parseAuth, visibilityOfAuth, type Auth } from '../../lib/problem-visibilities.ts';

const colors: Record<Auth, string> = { 1: 'good', 2: 'gray', 3: 'info' };

/** Saves immediately, without a question: the change can be undone. Plain text for viewers who may not change it. */
export function VisibilitySelect({ problem }: { problem: AdministeredProblem }) {
  const m = useMessages(problemListMessages);
  const client = useQueryClient();
  const wordOf = (auth: Auth) => m.visibilities[visibilityOfAuth[auth]];
  const change = useMutation({
    mutationFn: changeProblemAuth,
    onSuccess: (_answer, { auth }) =>
      showToast('success', m.changed(problem.problemId, wordOf(parseAuth(auth) ?? 2))),
    // Also after a refusal: the problem may have changed meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: problemsKey }),
  });
  const current = parseAuth(problem.auth) ?? 2;
  if (problem.isArchived) return <Badge color="gray">{m.archivedBadge}</Badge>;
  if (!problem.canEdit) return <Badge color={colors[current]}>{wordOf(current)}</Badge>;
  return (
    <Select
      className={classes['visibility'] ?? ''}
      size="xs"
      aria-label={m.visibilityOf(problem.problemId)}
      allowDeselect={false}
      disabled={change.isPending}
      value={String(change.isPending ? change.variables.auth : current)}
      data={auths.map((auth) => ({
        value: String(auth),
        label: wordOf(auth),
        disabled: auth === 1 && !problem.canPublish && current !== 1,
      }))}
      onChange={(value) => {
        const auth = parseAuth(value);
        if (auth !== undefined && auth !== current) change.mutate({ id: problem.id, auth });
      }}
    />
  );
}
