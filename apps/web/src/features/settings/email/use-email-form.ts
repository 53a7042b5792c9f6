import { useForm } from '@mantine/form';
import type { UserInfo } from '@touchstone/contract';
import { accountTimers } from '@touchstone/contract/account-limits';
import { useState } from 'react';
import {
  findCurrentPasswordProblem,
  findMailCodeProblem,
  findNewEmailProblem,
} from '../../../lib/account-field-rules.ts';
import { outcomeDone } from '../../../lib/change-account.ts';
import { useCountdown } from '../../../lib/countdown.ts';
import { toFormFailure, type FieldOfCode } from '../../../lib/form-failure.ts';
import { currentMessages, useMessages } from '../../../lib/messages.ts';
import { session } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { showProblem } from '../../../ui/field-problem.tsx';
import { changeEmail } from '../api/change-email.ts';
import { sendChangeEmailCode } from '../api/send-change-email-code.ts';
import { usePasswordLock } from '../password/password-lock.ts';
import { stateMessages } from '../../../ui/state-messages.ts';
import { settingsMessages } from '../settings-messages.ts';

const initialValues = { newEmail: '', code: '', password: '' };
type EmailValues = typeof initialValues;

const fieldOfCode: FieldOfCode<keyof EmailValues> = {
  emailFormat: 'newEmail',
  emailNotAllowed: 'newEmail',
  emailTaken: 'newEmail',
  emailUnchanged: 'newEmail',
  changeMailTooSoon: 'newEmail',
  mailCodeExpired: 'code',
  mailCodeWrong: 'code',
};

export function useEmailForm(user: UserInfo) {
  const m = useMessages(settingsMessages);
  const lock = usePasswordLock(user.uid);
  const countdown = useCountdown('change-email-code', user.uid);
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busyWith, setBusyWith] = useState<'code' | 'change'>();
  const form = useForm({
    initialValues,
    validate: {
      newEmail: (email) => showProblem(findNewEmailProblem(email, user.email ?? undefined)),
      code: (code) => showProblem(findMailCodeProblem(code)),
      password: (password) => showProblem(findCurrentPasswordProblem(password)),
    },
  });
  const attempt = async (what: 'code' | 'change', act: () => Promise<void>) => {
    setFailure(undefined);
    setBusyWith(what);
    try {
      await act();
    } catch (error) {
      const { field, text } = toFormFailure(error, fieldOfCode);
      if (field === undefined) setFailure(text);
      else form.setFieldError(field, text);
    } finally {
      setBusyWith(undefined);
    }
  };
  const sendCode = async () => {
    const { newEmail } = form.getValues();
    if (form.validateField('newEmail').hasError) return;
    await attempt('code', async () => {
      showToast('info', currentMessages(stateMessages).processing);
      await sendChangeEmailCode(newEmail);
      countdown.start(accountTimers.changeEmailResendSeconds);
      setSentTo(newEmail.trim());
    });
  };
  const submit = (values: EmailValues) =>
    attempt('change', async () => {
      const outcome = await changeEmail(values);
      lock.notice(outcome);
      if (outcome.code !== outcomeDone) {
        // Wrong code and wrong password share one counter and one response; its text names the cause.
        setFailure(outcome.msg);
        return;
      }
      if (outcome.userInfo !== null) session.setUser(outcome.userInfo);
      form.reset();
      setSentTo(undefined);
      showToast('success', outcome.msg === '' ? m.updated : outcome.msg);
    });
  return { form, lock, countdown, sentTo, failure, busyWith, sendCode, submit };
}
