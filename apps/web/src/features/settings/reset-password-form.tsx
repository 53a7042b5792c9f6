import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { findPasswordAgainProblem, findPasswordProblem } from '../../lib/account-field-rules.ts';
import { ApiError } from '../../lib/api/index.ts';
import { toFormFailure } from '../../lib/form-failure.ts';
import { setLoginName } from '../../lib/login-name.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { showProblem } from '../../ui/field-problem.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { hintBelow } from '../../ui/hint-below.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { resetPassword } from './api/reset-password.ts';
import { resetPasswordMessages } from './reset-password-messages.ts';
import classes from './reset-password-page.module.css';

interface ResetPasswordFormProps {
  username: string;
  code: string;
  /** Called if the server rejects the code of the link. */
  onExpired: () => void;
}

const initialValues = { password: '', again: '' };
type ResetValues = typeof initialValues;

const deadLinkCodes: readonly string[] = ['resetLinkExpired', 'resetCodeWrong', 'userUnknown'];

const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== undefined && deadLinkCodes.includes(error.code);

const rules = {
  password: (password: string) => showProblem(findPasswordProblem(password)),
  again: (again: string, { password }: ResetValues) => showProblem(findPasswordAgainProblem(again, password)),
};

function useResetPasswordForm({ username, code, onExpired }: ResetPasswordFormProps) {
  const m = useMessages(resetPasswordMessages);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    initialValues,
    validate: rules,
    onValuesChange: ({ password, again }, previous) => {
      if (password === previous.password || again === '') return;
      form.setFieldError('again', showProblem(findPasswordAgainProblem(again, password)));
    },
  });
  const submit = async ({ password }: ResetValues) => {
    setFailure(undefined);
    setBusy(true);
    try {
      await resetPassword({ username, password, code });
      setLoginName(username);
      showToast('success', m.done);
      await navigate('/', { replace: true });
      openAccountDialog('Login');
    } catch (error) {
      const { field, text } = toFormFailure(error, { newPasswordLength: 'password' });
      if (isDeadLink(error)) onExpired();
      else if (field === undefined) setFailure(text);
      else form.setFieldError(field, text);
    } finally {
      setBusy(false);
    }
  };
  return { form, failure, isBusy, submit };
}

export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const m = useMessages(resetPasswordMessages);
  const { form, failure, isBusy, submit } = useResetPasswordForm(props);
  return (
    <form className={classes['form']} noValidate onSubmit={form.onSubmit(submit)}>
      <div>
        <h1 className={classes['title']}>{m.title}</h1>
        <p className={classes['text']}>{m.text}</p>
      </div>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      <TextInput label={m.username} value={props.username} autoComplete="username" readOnly disabled />
      <PasswordField
        {...form.getInputProps('password')}
        label={m.password}
        {...hintBelow(m.passwordHint, form.errors['password'])}
        autoComplete="new-password"
        strengthOf={form.values.password}
      />
      <PasswordField {...form.getInputProps('again')} label={m.again} autoComplete="new-password" />
      <Button type="submit" size="md" loading={isBusy}>
        {m.submit}
      </Button>
    </form>
  );
}
