import { useForm } from '@mantine/form';
import type { UserInfo } from '@touchstone/contract';
import { useState } from 'react';
import {
  findCurrentPasswordProblem,
  findNewPasswordProblem,
  findPasswordAgainProblem,
} from '../../../lib/account-field-rules.ts';
import { changePassword, outcomeDone } from '../../../lib/change-account.ts';
import { toFormFailure, type FieldOfCode } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CountdownButton } from '../../../ui/countdown-button.tsx';
import { showProblem } from '../../../ui/field-problem.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { LeavingNotice } from '../leaving-notice.tsx';
import { settingsMessages } from '../settings-messages.ts';
import { SettingsSection } from '../settings-section.tsx';
import classes from '../settings-section.module.css';
import { formatLockTime, usePasswordLock } from './password-lock.ts';
import { passwordMessages } from './password-messages.ts';

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

export function PasswordPanel({ user }: { user: UserInfo }) {
  const m = useMessages(passwordMessages);
  const [doneText, setDoneText] = useState<string>();
  return (
    <SettingsSection title={m.title} text={m.text}>
      {doneText === undefined ? (
        <PasswordForm user={user} onDone={setDoneText} />
      ) : (
        <LeavingNotice text={doneText} />
      )}
    </SettingsSection>
  );
}

function usePasswordForm(user: UserInfo, onDone: (text: string) => void) {
  const lock = usePasswordLock(user.uid);
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
      const outcome = await changePassword({ oldPassword: values.old, newPassword: values.new });
      lock.notice(outcome);
      if (outcome.code === outcomeDone) onDone(outcome.msg);
      else form.setFieldError('old', outcome.msg);
    } catch (error) {
      const { field, text } = toFormFailure(error, fieldOfCode);
      if (field === undefined) setFailure(text);
      else form.setFieldError(field, text);
    } finally {
      setBusy(false);
    }
  };
  return { form, lock, failure, isBusy, submit };
}

function PasswordForm({ user, onDone }: { user: UserInfo; onDone: (text: string) => void }) {
  const m = useMessages(passwordMessages);
  const shared = useMessages(settingsMessages);
  const { form, lock, failure, isBusy, submit } = usePasswordForm(user, onDone);
  return (
    <form className={classes['form']} noValidate onSubmit={form.onSubmit(submit)}>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      {/* Tells password managers which account this is. */}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField {...form.getInputProps('old')} label={m.old} autoComplete="current-password" />
      <PasswordField
        {...form.getInputProps('new')}
        label={m.new}
        {...hintBelow(m.newHint, form.errors['new'])}
        autoComplete="new-password"
        strengthOf={form.values.new}
      />
      <PasswordField {...form.getInputProps('again')} label={m.again} autoComplete="new-password" />
      <div className={classes['actions']}>
        <CountdownButton
          type="submit"
          loading={isBusy}
          remainingSeconds={lock.remainingSeconds}
          waitingLabel={shared.locked(formatLockTime(lock.remainingSeconds))}
        >
          {m.submit}
        </CountdownButton>
      </div>
    </form>
  );
}
