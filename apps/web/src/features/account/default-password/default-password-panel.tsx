import { Anchor, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { closeAccountDialog, openAccountDialog } from '../../../lib/account-dialog.ts';
import {
  findCurrentPasswordProblem,
  findNewPasswordProblem,
  findPasswordAgainProblem,
} from '../../../lib/account-field-rules.ts';
import { toFormFailure, type FieldOfCode } from '../../../lib/form-failure.ts';
import { setLoginName } from '../../../lib/login-name.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { showProblem } from '../../../ui/field-problem.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import classes from '../account-dialogs.module.css';
import { defaultPasswordMessages } from './default-password-messages.ts';
import { replacePassword } from './replace-password.ts';

const initialValues = { old: '', new: '', again: '' };
type PasswordValues = typeof initialValues;

const fieldOfCode: FieldOfCode<keyof PasswordValues> = {
  newPasswordLength: 'new',
  passwordUnchanged: 'new',
};

const rules = {
  old: (old: string) => showProblem(findCurrentPasswordProblem(old)),
  new: (password: string, { old }: PasswordValues) => showProblem(findNewPasswordProblem(password, old)),
  again: (again: string, values: PasswordValues) => showProblem(findPasswordAgainProblem(again, values.new)),
};

function useReplacement(username: string) {
  const m = useMessages(defaultPasswordMessages);
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useForm({ initialValues, validate: rules });

  const submit = async (values: PasswordValues) => {
    setFailure(undefined);
    setBusy(true);
    try {
      const change = { username, oldPassword: values.old, newPassword: values.new };
      const replacement = await replacePassword(change);
      if (replacement.state === 'refused') return form.setFieldError('old', replacement.text);
      if (replacement.state === 'logged-in') {
        closeAccountDialog();
        showToast('success', m.done);
      } else if (replacement.state === 'logged-out') {
        setLoginName(username);
        openAccountDialog('Login', { lead: m.logInAgain });
      }
      // The page behind the dialog was refused.
      await queryClient.invalidateQueries();
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

/** For a session that was opened with a default password: the server refuses everything else. */
export function DefaultPasswordPanel() {
  const m = useMessages(defaultPasswordMessages);
  const username = useSession().user?.username ?? '';
  const { form, failure, isBusy, submit } = useReplacement(username);
  return (
    <>
      <form className={classes['form']} noValidate onSubmit={form.onSubmit(submit)}>
        {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
        {/* Tells password managers which account this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          {...form.getInputProps('old')}
          label={m.old}
          autoComplete="current-password"
          data-autofocus
        />
        <PasswordField
          {...form.getInputProps('new')}
          label={m.new}
          {...hintBelow(m.newHint, form.errors['new'])}
          autoComplete="new-password"
          strengthOf={form.values.new}
        />
        <PasswordField {...form.getInputProps('again')} label={m.again} autoComplete="new-password" />
        <Button type="submit" fullWidth size="md" loading={isBusy}>
          {m.submit}
        </Button>
      </form>
      <p className={classes['switch']}>
        {m.notNow}
        <Anchor component={Link} to="/logout" onClick={closeAccountDialog}>
          {m.logOut}
        </Anchor>
      </p>
    </>
  );
}
