import { useMutation } from '@tanstack/react-query';
import { IconDice5 } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { currentMessages, useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { pickRandomProblem } from '../api/pick-random-problem.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import classes from './filter-bar.module.css';

/** Navigates to a random problem of the chosen level. If there is none, the error of the server is shown. */
export function RandomPick({ difficulty }: { difficulty: number | undefined }) {
  const m = useMessages(problemListMessages);
  const navigate = useNavigate();
  const pick = useMutation({
    mutationFn: () => pickRandomProblem(difficulty),
    onSuccess: async (problemId) => {
      showToast('success', currentMessages(problemListMessages).goodLuck);
      await navigate(`/problem/${encodeURIComponent(problemId)}`);
    },
  });
  return (
    <button
      type="button"
      className={classes['button']}
      disabled={pick.isPending}
      onClick={() => pick.mutate()}
    >
      <IconDice5 size={16} stroke={1.75} aria-hidden="true" />
      {m.random}
    </button>
  );
}
