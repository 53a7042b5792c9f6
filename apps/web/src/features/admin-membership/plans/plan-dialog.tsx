import { NumberInput, Switch, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { membershipLimits } from '@touchstone/contract/membership-limits';
import { useState } from 'react';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { TranslationsFields } from '../../../ui/translations/translations-fields.tsx';
import { invalidateAdminMembership } from '../api/membership-key.ts';
import { savePlan, type AdministeredPlan } from '../api/plans.ts';
import classes from '../admin-membership.module.css';
import { frameMessages } from '../frame-messages.ts';
import { LengthField } from '../length-field.tsx';
import { LevelSelect } from '../level-select.tsx';
import { listPlanProblems, toPlanValues, toSentPlan, type PlanProblem } from './plan-values.ts';
import { plansMessages } from './plans-messages.ts';

interface PlanDialogProps {
  /** Undefined: a new plan. */
  plan: AdministeredPlan | undefined;
  onClose: () => void;
}

export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const m = useMessages(plansMessages);
  return (
    <DialogFrame title={plan === undefined ? m.newTitle : m.editTitle} size={560} isLong onClose={onClose}>
      <PlanForm plan={plan} onClose={onClose} />
    </DialogFrame>
  );
}

export function PlanForm({ plan, onClose }: PlanDialogProps) {
  const m = useMessages(plansMessages);
  const frame = useMessages(frameMessages);
  const client = useQueryClient();
  const [values, setValues] = useState(() => toPlanValues(plan));
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const problems = listPlanProblems(values);
  const errorOf = (problem: PlanProblem, text: string) =>
    isTried && problems.includes(problem) ? text : undefined;
  const save = useMutation({
    mutationFn: () => savePlan({ id: plan?.id, ...toSentPlan(values) }),
    onSuccess: async () => {
      showToast('success', m.saved);
      onClose();
      await invalidateAdminMembership(client);
    },
  });
  const priceError = errorOf('price', m.priceProblem);
  const positionError = errorOf('position', frame.wholeNumber(0, 10_000));
  return (
    <DialogForm
      submitLabel={plan === undefined ? m.add : frame.save}
      isBusy={save.isPending}
      refusal={toFormErrors(save.error).refusal}
      onSubmit={() => {
        setTried(true);
        if (problems.length === 0) save.mutate();
      }}
      onClose={onClose}
    >
      {plan !== undefined && plan.orderCount > 0 && <FormAlert kind="info">{m.editHint}</FormAlert>}
      <div>
        <TextInput
          label={m.title}
          data-autofocus
          maxLength={membershipLimits.titleMaximum}
          value={values.title}
          error={errorOf('title', frame.required)}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <TranslationsFields
          label={m.title}
          maxLength={membershipLimits.titleMaximum}
          value={values.titleTranslations}
          onChange={(titleTranslations) => set({ titleTranslations })}
        />
      </div>
      <div className={classes['pair']}>
        <LevelSelect label={frame.level} level={values.level} onChange={(level) => set({ level })} />
        <NumberInput
          label={m.price}
          {...hintBelow(m.priceHint, priceError)}
          allowNegative={false}
          decimalScale={2}
          value={values.price}
          error={priceError}
          onChange={(price) => set({ price })}
        />
      </div>
      <LengthField value={values.length} isTried={isTried} onChange={(length) => set({ length })} />
      <div className={classes['pair']}>
        <NumberInput
          label={m.position}
          {...hintBelow(m.positionHint, positionError)}
          allowDecimal={false}
          allowNegative={false}
          value={values.position}
          error={positionError}
          onChange={(position) => set({ position })}
        />
      </div>
      <Switch
        label={m.isAnnual}
        description={m.isAnnualHint}
        checked={values.isAnnual}
        onChange={(event) => set({ isAnnual: event.currentTarget.checked })}
      />
      <Switch
        label={m.isOffered}
        description={m.isOfferedHint}
        checked={values.isOffered}
        onChange={(event) => set({ isOffered: event.currentTarget.checked })}
      />
    </DialogForm>
  );
}
