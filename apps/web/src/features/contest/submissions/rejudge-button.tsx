import { ActionIcon, Tooltip } from '@mantine/core';
import { IconRotateClockwise } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnderWay } from '@touchstone/contract/statuses';
import { useState } from 'react';
import { callApi } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useContest } from '../use-contest.ts';
import { submissionMessages } from './submission-messages.ts';

/** Asks first: a new verdict may change the board. */
export function RejudgeButton({ submitId, status }: { submitId: number; status: number }) {
  const m = useMessages(submissionMessages);
  const { contestId } = useContest();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const rejudge = useMutation({
    mutationFn: () =>
      callApi('POST /api/contest-desk/rejudge', { body: { cid: contestId, submitId }, toastsError: true }),
    onSuccess: () => {
      showToast('success', m.rejudged);
      return client.invalidateQueries({ queryKey: ['contest', contestId, 'submissions'] });
    },
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Tooltip label={m.rejudge}>
        <ActionIcon
          size={28}
          aria-label={m.rejudgeOne(submitId)}
          disabled={isUnderWay(status)}
          onClick={() => setAsked(true)}
        >
          <IconRotateClockwise size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <ConfirmDialog
        opened={isAsked}
        title={m.rejudgeOne(submitId)}
        confirmLabel={m.rejudge}
        isBusy={rejudge.isPending}
        onConfirm={() => rejudge.mutate()}
        onCancel={() => setAsked(false)}
      >
        {m.rejudgeText}
      </ConfirmDialog>
    </>
  );
}
