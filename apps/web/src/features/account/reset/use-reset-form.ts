import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { accountTimers } from '@touchstone/contract/account-limits';
import { useState } from 'react';
import { findCaptchaProblem, findEmailProblem } from '../../../lib/account-field-rules.ts';
import { findAccountUse } from '../../../lib/account-lookup.ts';
import { captchaQuery } from '../../../lib/captcha.ts';
import { useCountdown } from '../../../lib/countdown.ts';
import { toFormFailure, type FieldOfCode } from '../../../lib/form-failure.ts';
import { currentMessages, useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { showProblem } from '../../../ui/field-problem.tsx';
import { stateMessages } from '../../../ui/state-messages.ts';
import { applyResetPassword } from '../api/apply-reset-password.ts';
import { resetMessages } from './reset-messages.ts';

const initialValues = { email: '', captcha: '' };
const sentToastMs = 10_000;

const fieldOfCode: FieldOfCode<keyof typeof initialValues> = {
  emailUnknown: 'email',
  emailFormat: 'email',
  captchaWrong: 'captcha',
};

export function useResetForm() {
  const m = useMessages(resetMessages);
  const countdown = useCountdown('reset-mail');
  const captcha = useQuery(captchaQuery('reset-password'));
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    initialValues,
    validate: {
      email: (email) => showProblem(findEmailProblem(email)),
      captcha: (answer) => showProblem(findCaptchaProblem(answer)),
    },
  });
  const refreshCaptcha = () => void captcha.refetch();

  const checkIfKnown = async () => {
    const { email } = form.getValues();
    if (form.validateField('email').hasError) return;
    const isKnown = await findAccountUse({ email: email.trim() });
    if (isKnown === false && form.getValues().email === email)
      form.setFieldError('email', showProblem('emailUnknown'));
  };

  const submit = async (values: typeof initialValues) => {
    setFailure(undefined);
    setBusy(true);
    showToast('info', currentMessages(stateMessages).processing);
    try {
      await applyResetPassword({ ...values, captchaKey: captcha.data?.captchaKey ?? '' });
      countdown.start(accountTimers.resetResendSeconds);
      showToast('success', m.sent, sentToastMs);
    } catch (error) {
      // A captcha is valid once: a refusal loads a new one and clears the field.
      const { field, text } = toFormFailure(error, fieldOfCode);
      form.setFieldValue('captcha', '');
      refreshCaptcha();
      if (field === undefined) setFailure(text);
      else form.setFieldError(field, text);
    } finally {
      setBusy(false);
    }
  };

  return { form, captcha, countdown, failure, isBusy, checkIfKnown, refreshCaptcha, submit };
}
