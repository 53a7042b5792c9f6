import { Button, Modal, NumberInput, Select } from '@mantine/core';
import { statuses } from '@touchstone/contract/statuses';
import { manualStatuses } from '@touchstone/rules/judging/manual-judge';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { VerdictOption } from '../../../ui/verdict/verdict-option.tsx';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import type { Submission } from '../api/get-submission.ts';
import { judgeByHand, type HandVerdict } from '../api/judge-by-hand.ts';
import { manualMessages } from './manual-messages.ts';
import classes from './submission-page.module.css';
import type { SubmissionControl } from './use-submission.ts';

interface ManualJudgeDialogProps {
  opened: boolean;
  submitId: number;
  submission: Submission;
  control: Pick<SubmissionControl, 'patch' | 'readAgain'>;
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
      control.readAgain();
      showToast('success', m.updated);
      onClose();
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={m.dialogTitle(submitId)}
      size={440}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <ManualJudgeForm
        submission={submission}
        isBusy={judging.isPending}
        onSubmit={(verdict) => judging.mutate(verdict)}
        onCancel={onClose}
      />
    </Modal>
  );
}

/** Those that can be set, and Cancelled, which is in sight but has its own way. */
const offered: readonly number[] = [...manualStatuses, statuses.cancelled].toSorted(
  (one, other) => one - other,
);
const canBeSet = (status: number | null): status is number =>
  status !== null && manualStatuses.some((allowed) => allowed === status);

interface ManualJudgeFormProps {
  submission: Submission;
  isBusy: boolean;
  onSubmit: (verdict: HandVerdict) => void;
  onCancel: () => void;
}

/** Begins with the result as it is, each time it opens. */
function ManualJudgeForm({ submission, isBusy, onSubmit, onCancel }: ManualJudgeFormProps) {
  const m = useMessages(manualMessages);
  const [status, setStatus] = useState(offered.includes(submission.status) ? submission.status : null);
  const [score, setScore] = useState<number | string>(submission.score ?? '');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (canBeSet(status)) onSubmit({ status, score: typeof score === 'number' ? score : undefined });
  };
  return (
    <form className={classes['form']} onSubmit={send}>
      <StatusSelect status={status} onChange={setStatus} />
      <NumberInput
        label={m.score}
        value={score}
        onChange={setScore}
        min={0}
        max={100_000}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        {...hintBelow(m.scoreHint, undefined)}
      />
      <div className={classes['formActions']}>
        <Button variant="default" onClick={onCancel}>
          {m.abort}
        </Button>
        <Button type="submit" disabled={!canBeSet(status)} loading={isBusy}>
          {m.update}
        </Button>
      </div>
    </form>
  );
}

function StatusSelect({ status, onChange }: { status: number | null; onChange: (status: number) => void }) {
  const m = useMessages(manualMessages);
  const names = useMessages(verdictMessages);
  const isCancelled = status === statuses.cancelled;
  return (
    <Select
      label={m.status}
      placeholder={m.choose}
      data={offered.map((value) => ({
        value: String(value),
        label: names[verdictOf(value).key].name,
        disabled: value === statuses.cancelled,
      }))}
      value={status === null ? null : String(status)}
      onChange={(value) => {
        if (value !== null) onChange(Number(value));
      }}
      renderOption={({ option }) => <VerdictOption status={Number(option.value)} />}
      allowDeselect={false}
      data-autofocus
      {...hintBelow(isCancelled ? m.cancelledHint : undefined, undefined)}
    />
  );
}
