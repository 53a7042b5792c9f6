import { useForm } from '@mantine/form';
import { useState } from 'react';
import {
  findCurrentPasswordProblem,
  findNewPasswordProblem,
  findPasswordAgainProblem,
} from '../../lib/account-field-rules.ts';
import { toFormFailure, type FieldOfCode } from '../../lib/form-failure.ts';
import { showProblem } from '../field-problem.tsx';

const initialValues = { old: '', new: '', again: '' };
export type PasswordValues = typeof initialValues;

const fieldOfCode: FieldOfCode<keyof PasswordValues> = {
  newPasswordLength: 'new',
  passwordUnchanged: 'new',
};

const rules = {
  old: (old: string) => showProblem(findCurrentPasswordProblem(old)),
  new: (password: string, { old }: PasswordValues) => showProblem(findNewPasswordProblem(password, old)),
  again: (again: string, values: PasswordValues) => showProblem(findPasswordAgainProblem(again, values.new)),
};

/** The form of a new password. `change` returns why the current password was refused, or undefined. */
export function usePasswordChange(change: (values: PasswordValues) => Promise<string | undefined>) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    initialValues,
    validate: rules,
    onValuesChange: (values, previous) => {
      if (values.new === previous.new || values.again === '') return;
      form.setFieldError('again', showProblem(findPasswordAgainProblem(values.again, values.new)));
    },
  });
  const submit = async (values: PasswordValues) => {
    setFailure(undefined);
    setBusy(true);
    try {
      const refusal = await change(values);
      if (refusal !== undefined) form.setFieldError('old', refusal);
    } catch (error) {
      const { field, text } = toFormFailure(error, fieldOfCode);
      if (field === undefined) setFailure(text);
      else form.setFieldError(field, text);
    } finally {
      setBusy(false);
    }
  };
  return { form, failure, isBusy, submit };
}
