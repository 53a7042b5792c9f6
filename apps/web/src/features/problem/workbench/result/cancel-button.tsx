import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { findOwnCancelProblem } from '@touchstone/rules/judging/cancel-own';
import { useMessages } from '../../../../lib/messages.ts';
import { cancelSubmission } from '../api/cancel-submission.ts';
import { resultMessages } from './result-messages.ts';

interface CancelButtonProps {
  submitId: number;
  status: number;
  isInContest: boolean;
}

/** The update of the submission ends the judging, as a verdict does. */
export function CancelButton({ submitId, status, isInContest }: CancelButtonProps) {
  const m = useMessages(resultMessages);
  const cancelling = useMutation({ mutationFn: () => cancelSubmission(submitId) });
  // Only the server knows whether a judge has taken it.
  if (findOwnCancelProblem({ status, isInContest, hasJudge: false }) !== undefined) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={cancelling.isPending}
      onClick={() => cancelling.mutate()}
    >
      {m.cancel}
    </Button>
  );
}
