import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import type { Submission } from '../api/get-submission.ts';
import { judgeByHand, type HandVerdict } from '../api/judge-by-hand.ts';
import { ManualJudgeForm } from './manual-judge-form.tsx';
import { manualMessages } from './manual-messages.ts';
import type { SubmissionControl } from './use-submission.ts';

interface ManualJudgeDialogProps {
  opened: boolean;
  submitId: number;
  submission: Submission;
  control: Pick<SubmissionControl, 'patch' | 'refetchAll'>;
  onClose: () => void;
}

export function ManualJudgeDialog({
  opened,
  submitId,
  submission,
  control,
  onClose,
}: ManualJudgeDialogProps) {
  const m = useMessages(manualMessages);
  const judging = useMutation({
    mutationFn: (verdict: HandVerdict) => judgeByHand(submitId, verdict),
    onSuccess: ({ status, score, judger }) => {
      control.patch({ status, score, judger, isManual: true, errorMessage: null });
      control.refetchAll();
      showToast('success', m.updated);
      onClose();
    },
  });
  return (
    <DialogFrame isOpened={opened} title={m.dialogTitle(submitId)} size={440} onClose={onClose}>
      <ManualJudgeForm
        submission={submission}
        isBusy={judging.isPending}
        onSubmit={(verdict) => judging.mutate(verdict)}
        onClose={onClose}
      />
    </DialogFrame>
  );
}
