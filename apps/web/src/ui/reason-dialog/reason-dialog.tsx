import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogForm, DialogFrame } from '../form-dialog/form-dialog.tsx';
import { useReason, type ReasonStep } from './use-reason.ts';

export interface ReasonFormProps extends ReasonStep {
  /** What will happen, and other fields. One with `data-autofocus` gets the focus instead of the reason. */
  children?: ReactNode;
  label: string;
  /** Who sees the reason. */
  hint?: string;
  maximumLength: number;
  submitLabel: string;
  tone?: 'plain' | 'danger';
}

/** Confirms a step: it says what happens and asks for a reason. */
export function ReasonDialog({ title, ...form }: ReasonFormProps & { title: string }) {
  return (
    <DialogFrame title={title} onClose={form.onClose}>
      <ReasonForm {...form} />
    </DialogFrame>
  );
}

export function ReasonForm({ children, label, hint, maximumLength, ...form }: ReasonFormProps) {
  const { field, ...state } = useReason(form);
  const count = `${String(state.reason.length)} / ${String(maximumLength)}`;
  return (
    <DialogForm
      submitLabel={form.submitLabel}
      tone={form.tone ?? 'plain'}
      isBusy={state.isBusy}
      refusal={state.refusal}
      onSubmit={state.submit}
      onClose={form.onClose}
    >
      {children}
      <Textarea
        ref={field}
        label={label}
        value={state.reason}
        maxLength={maximumLength}
        error={state.error}
        description={hint === undefined ? count : `${hint} ${count}`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={(event) => state.write(event.currentTarget.value)}
        autosize
        minRows={2}
        maxRows={8}
        data-autofocus
        required={form.emptyText !== undefined}
      />
    </DialogForm>
  );
}
