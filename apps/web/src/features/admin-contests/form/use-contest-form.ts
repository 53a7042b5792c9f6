import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeContestFormError, type ContestFormField } from '@touchstone/contract/contest-form';
import { locales } from '@touchstone/contract/locales';
import { findContestFormErrors } from '@touchstone/rules/contests/contest-form';
import { useMemo, useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { isChangeInUse } from '../../../lib/in-use.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { focusField } from '../../../ui/focus-field.ts';
import type { StoredContest } from '../api/get-contest.ts';
import { invalidateContests } from '../api/list-contests.ts';
import { saveContest } from '../api/save-contest.ts';
import { scoringOf } from '../contest-codes.ts';
import type { ContestScope } from '../contest-scope.ts';
import { contestFormMessages } from './contest-form-messages.ts';
import { timesOf, toRuled, toBody, type ContestValues } from './contest-values.ts';

interface FormOptions {
  scope: ContestScope;
  initial: ContestValues;
  /** Undefined: a new contest. */
  stored: StoredContest | undefined;
  onSaved: (contestId: number) => void;
}

const storedFacts = (stored: StoredContest) => ({
  ...timesOf(stored),
  scoring: scoringOf(stored.type),
  hasSubmissions: stored.submissionCount > 0,
  nowMs: Date.now(),
});

/** Errors are shown at fields that lost focus, and at all fields after an attempt to save. */
function useErrors(values: ContestValues, stored: StoredContest | undefined) {
  const locale = useLocale();
  const [visited, setVisited] = useState<ReadonlySet<ContestFormField>>(new Set());
  const [isTried, setTried] = useState(false);
  const errors = useMemo(
    () => findContestFormErrors(toRuled(values), stored === undefined ? undefined : storedFacts(stored)),
    [values, stored],
  );
  const errorOf = (field: ContestFormField): string | undefined => {
    const error = isTried || visited.has(field) ? errors.find((one) => one.field === field) : undefined;
    return error && describeContestFormError(error)[locales.indexOf(locale)];
  };
  return {
    errors,
    errorOf,
    visit: (field: ContestFormField) => setVisited((before) => new Set([...before, field])),
    setTried,
  };
}

export function useContestForm({ scope, initial, stored, onSaved }: FormOptions) {
  const m = useMessages(contestFormMessages);
  const client = useQueryClient();
  const [baseline, setBaseline] = useState(initial);
  const [values, setValues] = useState(initial);
  // A new object replaces the text of the description editor.
  const [description, setDescription] = useState({ text: initial.description });
  const { errors, errorOf, visit, setTried } = useErrors(values, stored);
  // The version that the form was filled from, not the currently stored one.
  const [version, setVersion] = useState(stored?.gmtModified);
  const save = useMutation({
    mutationFn: (sent: ContestValues) => {
      const known = stored !== undefined && version !== undefined;
      const target = known ? { id: stored.id, gmtModified: version } : undefined;
      return saveContest(scope, target, toBody(sent));
    },
    onSuccess: async ({ id, gmtModified }, sent) => {
      setVersion(gmtModified);
      setBaseline(sent);
      setTried(false);
      showToast('success', stored === undefined ? m.created : m.saved);
      await invalidateContests(client);
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
    focusField(first);
  };
  const discard = () => {
    setValues(baseline);
    setDescription({ text: baseline.description });
    setTried(false);
    save.reset();
  };
  return {
    scope,
    values,
    description,
    set: (changes: Partial<ContestValues>) => setValues((before) => ({ ...before, ...changes })),
    isDirty: JSON.stringify(values) !== JSON.stringify(baseline),
    errorOf,
    visit,
    save,
    isOutdated: save.error instanceof ApiError && save.error.code === 'contestChangedMeanwhile',
    submit,
    discard,
  };
}

export type ContestForm = ReturnType<typeof useContestForm>;
