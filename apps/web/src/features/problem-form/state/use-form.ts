import type { LocalisedTuple } from '@touchstone/contract/errors/define-errors';
import { locales, type Locale } from '@touchstone/contract/locales';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import type { FieldError, ErrorField } from './validate-problem.ts';
import type { FormState, ProblemForm } from './form-store.ts';
import type { ProblemValues, ValueName } from './problem-values.ts';

const FormContext = createContext<ProblemForm | undefined>(undefined);
export const FormProvider = FormContext.Provider;

export function useForm(): ProblemForm {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('no form around this field');
  return form;
}

/** Subscribes to one part of the form. `read` must return the same object for the same state. */
export function useFormPart<Part>(form: ProblemForm, read: (state: FormState) => Part): Part {
  const get = useCallback(() => read(form.get()), [form, read]);
  return useSyncExternalStore(form.subscribe, get, get);
}

export function useValue<Name extends ValueName>(name: Name): ProblemValues[Name] {
  const form = useForm();
  const get = useCallback(() => form.get().values[name], [form, name]);
  return useSyncExternalStore(form.subscribe, get, get);
}

const selectErrors = (state: FormState) => state.errors;
const selectRefusal = (state: FormState) => state.refusal;

const inLocale = (texts: LocalisedTuple, locale: Locale): string =>
  texts[locales.indexOf(locale)] ?? texts[0];

export interface ShownError extends Omit<FieldError, 'texts'> {
  text: string;
}

/** All visible errors, the server's last. */
export function useFieldErrors(): readonly ShownError[] {
  const form = useForm();
  const errors = useFormPart(form, selectErrors);
  const refusal = useFormPart(form, selectRefusal);
  const locale = useLocale();
  return useMemo(
    () =>
      [...errors, ...(refusal === undefined ? [] : [refusal])].map(({ texts, ...error }) => ({
        ...error,
        text: inLocale(texts, locale),
      })),
    [errors, refusal, locale],
  );
}

/** The error text of a field; for a list, an error of the whole list comes first. */
export function useFieldError(field: ErrorField): string | undefined {
  const errors = useFieldErrors().filter((error) => error.field === field);
  return (errors.find(({ row }) => row === undefined) ?? errors[0])?.text;
}

/** The props of a text input with its error. */
export function useTextField(name: ValueName & ErrorField & keyof TextValues) {
  const form = useForm();
  return {
    value: useValue(name),
    error: useFieldError(name),
    onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
    onBlur: () => form.visit(name),
    'data-field': name,
  };
}

type TextValues = {
  [Name in ValueName as ProblemValues[Name] extends string ? Name : never]: true;
};

const selectEpoch = (state: FormState) => state.epoch;
export const useEpoch = (): number => useFormPart(useForm(), selectEpoch);
const selectChanges = (state: FormState) => state.changes;
export const useChanges = (form: ProblemForm): ReadonlySet<ValueName> => useFormPart(form, selectChanges);
