import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { focusFirstInvalidField } from './focus-first-invalid-field.ts';

/** The part of a form of Mantine that a save uses. */
interface SavedForm<Values> {
  isDirty: () => boolean;
  reset: () => void;
  resetDirty: (values: Values) => void;
  setInitialValues: (values: Values) => void;
  setValues: (values: Values) => void;
  getInputNode: (name: string & keyof Values) => HTMLElement | null;
  onSubmit: (
    submit: (values: Values) => void,
    onInvalid: (problems: Readonly<Record<string, unknown>>) => void,
  ) => (event?: SyntheticEvent<HTMLFormElement>) => void;
}

interface SettingsSave<Values, Answer> {
  save: (values: Values) => Promise<Answer>;
  /** Shown as a toast. */
  saved: string;
  /** The queries that the saved values make outdated. */
  outdated: readonly QueryKey[];
  /** What the fields show after a save, e.g. without a typed secret. By default what was saved. */
  valuesAfter?: (values: Values, answer: Answer) => Values;
  /** The fields that can be invalid, in the order of the form: the first invalid one gets the focus. */
  checkedNames?: readonly (string & keyof Values)[];
}

/** Saves a form. The saved values become its new baseline. Returns the properties of its `SettingsForm`. */
export function useSettingsSave<Values, Answer>(
  form: SavedForm<Values>,
  { save: send, saved, outdated, valuesAfter, checkedNames = [] }: SettingsSave<Values, Answer>,
) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: send,
    onSuccess: async (answer, values) => {
      const baseline = valuesAfter?.(values, answer) ?? values;
      form.setInitialValues(baseline);
      if (valuesAfter !== undefined) form.setValues(baseline);
      form.resetDirty(baseline);
      showToast('success', saved);
      await Promise.all(outdated.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  return {
    isDirty: form.isDirty(),
    isSaving: save.isPending,
    failure: save.error,
    onSubmit: form.onSubmit((values) => save.mutate(values), focusFirstInvalidField(form, checkedNames)),
    onDiscard: () => {
      form.reset();
      save.reset();
    },
  };
}
