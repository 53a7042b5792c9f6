import { useMutation } from '@tanstack/react-query';
import type { ErrorCode } from '@touchstone/contract/errors/index';
import { useRef, useState } from 'react';
import { toFormFailure, type FieldOfCode, type FormFailure } from '../../lib/form-failure.ts';
import { showToast } from '../../lib/toasts.ts';

export interface ReasonStep {
  initialReason?: string;
  /** Shown if nothing was written. Without it, the reason is optional. */
  emptyText?: string | undefined;
  /** Refusals that the field shows. The form shows the others. */
  reasonCodes?: readonly ErrorCode[];
  /** The step, with the trimmed reason. */
  act: (reason: string) => Promise<unknown>;
  /** The toast after success. */
  done: string;
  /** Loads the changed lists again, also after a failure: the row may have changed meanwhile. */
  refresh?: () => Promise<unknown>;
  onClose: () => void;
}

interface ReasonErrors {
  /** What is missing, from the first attempt to send until something is written. */
  lacking: string | undefined;
  failure: FormFailure<'reason'> | undefined;
}

/** Where each text is shown: beside the field, or above the form. */
export const placeErrors = ({ lacking, failure }: ReasonErrors) => ({
  error: lacking ?? (failure?.field === 'reason' ? failure.text : undefined),
  refusal: failure?.field === undefined ? failure?.text : undefined,
});

/** The state of a field for a reason, and the step that needs it. */
export function useReason(step: ReasonStep) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState(step.initialReason ?? '');
  const [isChecked, setChecked] = useState(false);
  const fieldOfCode: FieldOfCode<'reason'> = Object.fromEntries(
    (step.reasonCodes ?? []).map((code) => [code, 'reason']),
  );
  const sending = useMutation({
    mutationFn: () => step.act(reason.trim()),
    onSuccess: () => {
      showToast('success', step.done);
      step.onClose();
    },
    onSettled: () => step.refresh?.(),
  });
  const failure = sending.error === null ? undefined : toFormFailure(sending.error, fieldOfCode);
  const lacking = reason.trim() === '' ? step.emptyText : undefined;
  return {
    field,
    reason,
    write: (text: string) => {
      setReason(text);
      setChecked(false);
    },
    ...placeErrors({ lacking: isChecked ? lacking : undefined, failure }),
    isBusy: sending.isPending,
    submit: () => {
      setChecked(true);
      if (lacking === undefined) sending.mutate();
      else field.current?.focus();
    },
  };
}
