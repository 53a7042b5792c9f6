import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeTrainingFormError, type TrainingFormField } from '@touchstone/contract/training-form';
import { locales } from '@touchstone/contract/locales';
import { useMemo, useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { isChangeInUse } from '../../../lib/in-use.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { trainingFormQuery, type StoredTraining } from '../api/get-training-form.ts';
import { invalidateTrainings } from '../api/list-trainings.ts';
import { saveTraining } from '../api/save-training.ts';
import type { TrainingScope } from '../training-scope.ts';
import { trainingFormMessages } from './training-form-messages.ts';
import { findErrors, toBody, type TrainingValues } from './training-values.ts';

interface FormOptions {
  scope: TrainingScope;
  initial: TrainingValues;
  /** Undefined: a new training. */
  stored: StoredTraining | undefined;
  hasCategories: boolean;
  onSaved: (trainingId: number) => void;
}

/** Errors are shown at fields that lost focus, and at all fields after an attempt to save. */
function useErrors(values: TrainingValues, hasCategories: boolean) {
  const locale = useLocale();
  const [visited, setVisited] = useState<ReadonlySet<TrainingFormField>>(new Set());
  const [isTried, setTried] = useState(false);
  const errors = useMemo(() => findErrors(values, hasCategories), [values, hasCategories]);
  const errorOf = (field: TrainingFormField): string | undefined => {
    const error = isTried || visited.has(field) ? errors.find((one) => one.field === field) : undefined;
    return error && describeTrainingFormError(error)[locales.indexOf(locale)];
  };
  const visit = (field: TrainingFormField) => setVisited((before) => new Set([...before, field]));
  return { errors, errorOf, visit, setTried };
}

export function useTrainingForm({ scope, initial, stored, hasCategories, onSaved }: FormOptions) {
  const m = useMessages(trainingFormMessages);
  const client = useQueryClient();
  const [baseline, setBaseline] = useState(initial);
  const [values, setValues] = useState(initial);
  const [resetCount, setResetCount] = useState(0);
  const { errors, errorOf, visit, setTried } = useErrors(values, hasCategories);
  // The version that the form was filled from, not the currently stored one.
  const [version, setVersion] = useState(stored?.training.gmtModified);
  const save = useMutation({
    mutationFn: async (sent: TrainingValues) => {
      const known =
        stored === undefined || version === undefined
          ? undefined
          : { id: stored.training.id, gmtModified: version };
      const id = await saveTraining(scope, known, toBody(sent));
      const fresh = known && (await client.fetchQuery(trainingFormQuery(id)));
      return { id, gmtModified: fresh?.training.gmtModified };
    },
    onSuccess: async ({ id, gmtModified }, sent) => {
      setVersion(gmtModified);
      setBaseline(sent);
      setTried(false);
      showToast('success', stored === undefined ? m.created : m.saved);
      await invalidateTrainings(client);
      onSaved(id);
    },
    onError: (error) => {
      if (error instanceof ApiError && !isChangeInUse(error)) showToast('error', textOfApiError(error));
    },
  });
  const submit = () => {
    if (save.isPending) return;
    setTried(true);
    const [first] = errors;
    if (first === undefined) return save.mutate(values);
    showToast('error', m.errors(errors.length));
    focusField(first.field);
  };
  return {
    values,
    baseline,
    /** Grows with every discard: text editors start from the values again. */
    resetCount,
    set: (changes: Partial<TrainingValues>) => setValues((before) => ({ ...before, ...changes })),
    isDirty: JSON.stringify(values) !== JSON.stringify(baseline),
    errorOf,
    visit,
    save,
    isOutdated: save.error instanceof ApiError && save.error.code === 'trainingChangedMeanwhile',
    submit,
    discard: () => {
      setValues(baseline);
      setResetCount((count) => count + 1);
      setTried(false);
      save.reset();
    },
  };
}

export type TrainingFormState = ReturnType<typeof useTrainingForm>;

/** The field may be out of view. */
function focusField(field: TrainingFormField): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const input = place?.matches('input, textarea')
    ? place
    : place?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]');
  (input ?? place)?.focus();
  place?.scrollIntoView({ block: 'center' });
}
