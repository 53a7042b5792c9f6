import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { findOwnCancelProblem } from '@touchstone/rules/judging/cancel-own';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { cancelOwn } from '../api/cancel-own.ts';
import type { Submission } from '../api/get-submission.ts';
import { detailMessages } from './detail-messages.ts';

interface CancelButtonProps {
  submitId: number;
  submission: Submission;
  isOwn: boolean;
}

/** For the owner, while there is no result. The update of the submission arrives like any other. */
export function CancelButton({ submitId, submission, isOwn }: CancelButtonProps) {
  const m = useMessages(detailMessages);
  const cancelling = useMutation({
    mutationFn: () => cancelOwn(submitId),
    onSuccess: () => showToast('success', m.cancelled),
  });
  // Only the server knows whether a judge has taken it.
  const facts = {
    status: submission.status,
    isInContest: submission.cid !== null && submission.cid !== 0,
    hasJudge: false,
  };
  if (!isOwn || findOwnCancelProblem(facts) !== undefined) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconBan size={16} stroke={1.75} />}
      loading={cancelling.isPending}
      onClick={() => cancelling.mutate()}
    >
      {m.cancel}
    </Button>
  );
}
