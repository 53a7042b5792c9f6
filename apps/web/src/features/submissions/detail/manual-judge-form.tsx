import { NumberInput, Select } from '@mantine/core';
import { statuses } from '@touchstone/contract/statuses';
import { manualStatuses } from '@touchstone/rules/judging/manual-judge';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { DialogForm } from '../../../ui/form-dialog/form-dialog.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { VerdictOption } from '../../../ui/verdict/verdict-option.tsx';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import type { Submission } from '../api/get-submission.ts';
import type { HandVerdict } from '../api/judge-by-hand.ts';
import { manualMessages } from './manual-messages.ts';

/** The statuses that can be set, and Cancelled, which is shown but disabled: it has its own action. */
const offered: readonly number[] = [...manualStatuses, statuses.cancelled].toSorted(
  (one, other) => one - other,
);
const canBeSet = (status: number | null): status is number =>
  status !== null && manualStatuses.some((allowed) => allowed === status);

const scoreMaximum = 100_000;
/** An empty field sets no score. */
const isScore = (score: number | string): boolean =>
  score === '' || (typeof score === 'number' && score >= 0 && score <= scoreMaximum);

interface ManualJudgeFormProps {
  submission: Pick<Submission, 'status' | 'score'>;
  isBusy: boolean;
  onSubmit: (verdict: HandVerdict) => void;
  onClose: () => void;
}

/** Starts with the current result each time it opens. */
export function ManualJudgeForm({ submission, isBusy, onSubmit, onClose }: ManualJudgeFormProps) {
  const m = useMessages(manualMessages);
  const [status, setStatus] = useState(offered.includes(submission.status) ? submission.status : null);
  const [score, setScore] = useState<number | string>(submission.score ?? '');
  const send = () => {
    if (canBeSet(status) && isScore(score))
      onSubmit({ status, score: typeof score === 'number' ? score : undefined });
  };
  const scoreError = isScore(score) ? undefined : m.scoreWrong(scoreMaximum);
  return (
    <DialogForm
      submitLabel={m.update}
      isBusy={isBusy}
      isDisabled={!canBeSet(status)}
      onSubmit={send}
      onClose={onClose}
    >
      <StatusSelect status={status} onChange={setStatus} />
      <NumberInput
        label={m.score}
        value={score}
        onChange={setScore}
        allowDecimal={false}
        hideControls
        error={scoreError}
        {...hintBelow(m.scoreHint, scoreError)}
      />
    </DialogForm>
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
