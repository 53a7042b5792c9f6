import { useMutation } from '@tanstack/react-query';
import type { ErrorCode } from '@touchstone/contract/errors/index';
import { useRef, useState } from 'react';
import { toFormErrors, type FieldOfCode, type FormErrors } from '../../lib/form-failure.ts';
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

/**
 * Where each text is shown: beside the field, or above the form. `lacking` says what is missing, from the first attempt to
 * send until something is written.
 */
export const placeErrors = (lacking: string | undefined, refused: FormErrors<'reason'>) => ({
  error: lacking ?? refused.errorOf('reason'),
  refusal: refused.refusal,
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
  const lacking = reason.trim() === '' ? step.emptyText : undefined;
  return {
    field,
    reason,
    write: (text: string) => {
      setReason(text);
      setChecked(false);
    },
    ...placeErrors(isChecked ? lacking : undefined, toFormErrors(sending.error, fieldOfCode)),
    isBusy: sending.isPending,
    submit: () => {
      setChecked(true);
      if (lacking === undefined) sending.mutate();
      else field.current?.focus();
    },
  };
}
