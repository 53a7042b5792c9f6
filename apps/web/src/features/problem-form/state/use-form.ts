import type { Words } from '@touchstone/contract/errors/define-errors';
import { locales, type Locale } from '@touchstone/contract/locales';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import type { Fault, FaultField } from './find-faults.ts';
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

const readFaults = (state: FormState) => state.faults;
const readRefusal = (state: FormState) => state.refusal;

const inLocale = (words: Words, locale: Locale): string => words[locales.indexOf(locale)] ?? words[0];

export interface ShownFault extends Omit<Fault, 'words'> {
  text: string;
}

/** All visible errors, the server's last. */
export function useFaults(): readonly ShownFault[] {
  const form = useForm();
  const faults = useFormPart(form, readFaults);
  const refusal = useFormPart(form, readRefusal);
  const locale = useLocale();
  return useMemo(
    () =>
      [...faults, ...(refusal === undefined ? [] : [refusal])].map(({ words, ...fault }) => ({
        ...fault,
        text: inLocale(words, locale),
      })),
    [faults, refusal, locale],
  );
}

/** The error text of a field; for a list, an error of the whole list comes first. */
export function useFault(field: FaultField): string | undefined {
  const faults = useFaults().filter((fault) => fault.field === field);
  return (faults.find(({ row }) => row === undefined) ?? faults[0])?.text;
}

/** The props of a text input with its error. */
export function useTextField(name: ValueName & FaultField & keyof TextValues) {
  const form = useForm();
  return {
    value: useValue(name),
    error: useFault(name),
    onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
    onBlur: () => form.visit(name),
    'data-field': name,
  };
}

type TextValues = {
  [Name in ValueName as ProblemValues[Name] extends string ? Name : never]: true;
};

const readEpoch = (state: FormState) => state.epoch;
export const useEpoch = (): number => useFormPart(useForm(), readEpoch);
const readChanges = (state: FormState) => state.changes;
export const useChanges = (form: ProblemForm): ReadonlySet<ValueName> => useFormPart(form, readChanges);
