import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useStartPreview } from '../../../ui/rejudge-preview/use-start-preview.ts';
import { outdatedKey, rejudgeOutdated, type OutdatedState } from '../api/trial.ts';
import { changeMessages } from './change-messages.ts';
import classes from './change.module.css';

interface ChangeActionsProps {
  problemId: number;
  state: OutdatedState;
  onClose: () => void;
}

/** Preview the rejudge, rejudge now, or keep the old results. */
export function ChangeActions({ problemId, state, onClose }: ChangeActionsProps) {
  const m = useMessages(changeMessages);
  const client = useQueryClient();
  const { user } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const start = useStartPreview();
  // A rejudge by a super administrator reaches contests too.
  const isSuperAdmin = isSuperAdminRole(user?.roleList ?? []);
  const rejudge = useMutation({
    mutationFn: () => rejudgeOutdated(problemId),
    onSettled: () => setIsAsking(false),
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
            <Button variant="default" onClick={() => setIsAsking(true)}>
              {m.rejudge(total)}
            </Button>
            <Button
              loading={start.isPending}
              onClick={() => start.mutate({ pid: problemId, everywhere: isSuperAdmin })}
            >
              {m.preview}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        opened={isAsking}
        tone="danger"
        title={m.rejudge(total)}
        confirmLabel={m.rejudgeNow}
        isBusy={rejudge.isPending}
        onConfirm={() => rejudge.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {m.rejudgeText}
      </ConfirmDialog>
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
