import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import tableClasses from '../../../ui/roomy-table.module.css';
import { examSessionsQuery, releaseExamSession, type ExamContestant } from '../api/exam-sessions.ts';
import classes from '../people/people.module.css';
import { useContest } from '../use-contest.ts';
import { signInMessages } from './sign-in-messages.ts';
import { SignInRows, type AskedRelease } from './sign-in-rows.tsx';

/** More rows are drawn on request: a large contest has thousands. */
const contestantsAtOnce = 100;

export function SignInTable({ contestants }: { contestants: readonly ExamContestant[] }) {
  const m = useMessages(signInMessages);
  const [shown, setShown] = useState(contestantsAtOnce);
  const [asked, setAsked] = useState<AskedRelease>();
  const rest = Math.min(contestantsAtOnce, contestants.length - shown);
  return (
    <>
      <div className={classes['frame']}>
        <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`} aria-label={m.table}>
          <thead>
            <tr>
              {[m.who, m.device, m.address, m.entered, m.seen, m.actions].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contestants.slice(0, shown).map((one) => (
              <SignInRows key={one.uid} contestant={one} onRelease={setAsked} />
            ))}
          </tbody>
        </table>
      </div>
      {rest > 0 && (
        <div className={classes['more']}>
          <Button variant="default" onClick={() => setShown(shown + contestantsAtOnce)}>
            {m.more(rest)}
          </Button>
        </div>
      )}
      <ReleaseDialog asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

function ReleaseDialog({ asked, onClose }: { asked: AskedRelease | undefined; onClose: () => void }) {
  const m = useMessages(signInMessages);
  const { contestId } = useContest();
  const client = useQueryClient();
  const release = useMutation({
    mutationFn: ({ session }: AskedRelease) => releaseExamSession(contestId, session.id),
    onSuccess: (_data, { username }) => showToast('success', m.releasedToast(username)),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: examSessionsQuery(contestId).queryKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={asked !== undefined}
      title={m.releaseTitle(asked?.username ?? '')}
      confirmLabel={m.release}
      isBusy={release.isPending}
      onConfirm={() => asked !== undefined && release.mutate(asked)}
      onCancel={onClose}
    >
      {m.releaseText}
    </ConfirmDialog>
  );
}
