import { NumberInput, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { membershipLimits } from '@touchstone/contract/membership-limits';
import { useState } from 'react';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useNow } from '../../../lib/ticking-clock.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ChoiceField } from '../../../ui/choice/choice-field.tsx';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { generateCodes } from '../api/codes.ts';
import { invalidateAdminMembership } from '../api/membership-key.ts';
import classes from '../admin-membership.module.css';
import { frameMessages } from '../frame-messages.ts';
import { LengthField } from '../length-field.tsx';
import { LevelSelect } from '../level-select.tsx';
import {
  listBatchProblems,
  newBatch,
  toSentBatch,
  type BatchProblem,
  type BatchValues,
} from './batch-values.ts';
import { codesMessages } from './codes-messages.ts';

const kinds = ['membership', 'percent', 'amount'] as const;

export function BatchDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(codesMessages);
  return (
    <DialogFrame title={m.dialogTitle} size={560} isLong onClose={onClose}>
      <BatchForm onClose={onClose} />
    </DialogFrame>
  );
}

export function BatchForm({ onClose }: { onClose: () => void }) {
  const m = useMessages(codesMessages);
  const client = useQueryClient();
  const [values, setValues] = useState(newBatch);
  const [isTried, setTried] = useState(false);
  const problems = listBatchProblems(values, useNow().getTime());
  const set = (change: Partial<BatchValues>) => setValues((before) => ({ ...before, ...change }));
  const generate = useMutation({
    mutationFn: () => generateCodes(toSentBatch(values)),
    onSuccess: async () => {
      showToast('success', m.generated);
      onClose();
      await invalidateAdminMembership(client);
    },
  });
  return (
    <DialogForm
      submitLabel={m.generate}
      isBusy={generate.isPending}
      refusal={toFormErrors(generate.error).refusal}
      onSubmit={() => {
        setTried(true);
        if (problems.length === 0) generate.mutate();
      }}
      onClose={onClose}
    >
      <ChoiceField
        label={m.kind}
        hint={m.kindHints[values.kind]}
        value={values.kind}
        choices={kinds.map((kind) => ({ value: kind, label: m.kinds[kind] }))}
        onChange={(kind) => set({ kind })}
      />
      <KindFields values={values} problems={isTried ? problems : []} onChange={set} />
      <CommonFields values={values} problems={isTried ? problems : []} onChange={set} />
    </DialogForm>
  );
}

interface FieldsProps {
  values: BatchValues;
  /** Empty until the form was sent. */
  problems: readonly BatchProblem[];
  onChange: (change: Partial<BatchValues>) => void;
}

/** What the codes give. */
function KindFields({ values, problems, onChange }: FieldsProps) {
  const m = useMessages(codesMessages);
  const frame = useMessages(frameMessages);
  if (values.kind === 'membership')
    return (
      <>
        <LevelSelect label={frame.level} level={values.level} onChange={(level) => onChange({ level })} />
        <LengthField
          value={values.length}
          isTried={problems.includes('length')}
          onChange={(length) => onChange({ length })}
        />
      </>
    );
  if (values.kind === 'percent')
    return (
      <NumberInput
        label={m.percentOff}
        allowDecimal={false}
        allowNegative={false}
        value={values.percentOff}
        error={problems.includes('percentOff') ? frame.wholeNumber(1, 100) : undefined}
        onChange={(percentOff) => onChange({ percentOff })}
      />
    );
  return (
    <NumberInput
      label={m.amountOff}
      allowNegative={false}
      decimalScale={2}
      value={values.amountOff}
      error={problems.includes('amountOff') ? m.amountProblem : undefined}
      onChange={(amountOff) => onChange({ amountOff })}
    />
  );
}

function CommonFields({ values, problems, onChange }: FieldsProps) {
  const m = useMessages(codesMessages);
  const frame = useMessages(frameMessages);
  const { codesPerBatch, usesPerCode } = membershipLimits;
  const usesError = problems.includes('usesPerCode') ? frame.wholeNumber(1, usesPerCode) : undefined;
  const expiryError = problems.includes('expiresAt') ? m.expiresProblem : undefined;
  return (
    <>
      <div className={classes['pair']}>
        <NumberInput
          label={m.countField}
          allowDecimal={false}
          allowNegative={false}
          value={values.count}
          error={problems.includes('count') ? frame.wholeNumber(1, codesPerBatch) : undefined}
          onChange={(count) => onChange({ count })}
        />
        <NumberInput
          label={m.usesPerCode}
          {...hintBelow(m.usesHint, usesError)}
          allowDecimal={false}
          allowNegative={false}
          value={values.usesPerCode}
          error={usesError}
          onChange={(uses) => onChange({ usesPerCode: uses })}
        />
      </div>
      <TextInput
        type="datetime-local"
        label={m.expiresAt}
        {...hintBelow(m.expiresHint, expiryError)}
        value={values.expiresAt}
        error={expiryError}
        onChange={(event) => onChange({ expiresAt: event.currentTarget.value })}
      />
      <Textarea
        label={frame.note}
        description={m.noteHint}
        maxLength={membershipLimits.noteMaximum}
        value={values.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
        autosize
        minRows={1}
      />
    </>
  );
}
