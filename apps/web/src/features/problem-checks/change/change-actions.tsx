import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { outdatedKey, rejudgeOutdated, type OutdatedState } from '../api/trial.ts';
import { changeMessages } from './change-messages.ts';
import classes from './change.module.css';

interface ChangeActionsProps {
  problemId: number;
  state: OutdatedState;
  onClose: () => void;
}

/** Rejudge now, or keep the old results. */
export function ChangeActions({ problemId, state, onClose }: ChangeActionsProps) {
  const m = useMessages(changeMessages);
  const client = useQueryClient();
  const rejudge = useMutation({
    mutationFn: () => rejudgeOutdated(problemId),
    onSuccess: async ({ total }) => {
      showToast('success', m.rejudgeStarted(total));
      await client.invalidateQueries({ queryKey: outdatedKey(problemId) });
    },
  });
  const total = state.outdatedSubmissions.reduce((sum, { count }) => sum + count, 0);
  const running = state.rejudge !== null && state.rejudge.left > 0 ? state.rejudge : undefined;
  return (
    <>
      {running !== undefined && <RejudgeProgress total={running.total} left={running.left} />}
      <div className={classes['actions']}>
        {running !== undefined || total === 0 ? (
          <Button variant="default" onClick={onClose}>
            {running === undefined ? m.done : m.close}
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {m.leave}
            </Button>
            <Button loading={rejudge.isPending} onClick={() => rejudge.mutate()}>
              {m.rejudge(total)}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function RejudgeProgress({ total, left }: { total: number; left: number }) {
  const m = useMessages(changeMessages);
  const done = total - left;
  return (
    <section role="status">
      <p className={classes['text']}>{m.rejudging(done, total)}</p>
      <div className={classes['progress']} aria-hidden="true">
        <i style={{ width: `${String((100 * done) / Math.max(1, total))}%` }} />
      </div>
      <p className={classes['text']}>{m.canClose}</p>
    </section>
  );
}
