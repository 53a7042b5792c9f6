import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { examSessionsQuery, releaseExamSession, type ExamContestant } from '../api/exam-sessions.ts';
import { PeopleTable } from '../people/people-table.tsx';
import { useContest } from '../use-contest.ts';
import { signInMessages } from './sign-in-messages.ts';
import { SignInRows, type AskedRelease } from './sign-in-rows.tsx';

export function SignInTable({ contestants }: { contestants: readonly ExamContestant[] }) {
  const m = useMessages(signInMessages);
  const [asked, setAsked] = useState<AskedRelease>();
  return (
    <>
      <PeopleTable
        label={m.table}
        columns={[m.who, m.device, m.address, m.entered, m.seen, m.actions]}
        people={contestants}
        more={m.more}
      >
        {(one) => <SignInRows key={one.uid} contestant={one} onRelease={setAsked} />}
      </PeopleTable>
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
