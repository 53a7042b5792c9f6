import { useForm } from '@mantine/form';
import { accountTimers } from '@touchstone/contract/account-limits';
import { useState } from 'react';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import {
  findEmailProblem,
  findMailCodeProblem,
  findPasswordAgainProblem,
  findPasswordProblem,
  findUsernameProblem,
} from '../../../lib/account-field-rules.ts';
import { findAccountUse } from '../../../lib/account-lookup.ts';
import { useCountdown } from '../../../lib/countdown.ts';
import { toFormFailure, type FieldOfCode } from '../../../lib/form-failure.ts';
import { setLoginName } from '../../../lib/login-name.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { showProblem } from '../../../ui/field-problem.tsx';
import { register } from '../api/register.ts';
import { sendRegisterCode } from '../api/send-register-code.ts';
import { registerMessages } from './register-messages.ts';

const initialValues = { username: '', email: '', code: '', password: '', passwordAgain: '' };
type RegisterValues = typeof initialValues;
type RegisterField = keyof RegisterValues;

const fieldOfCode: FieldOfCode<RegisterField> = {
  usernameLength: 'username',
  usernameCharacters: 'username',
  usernameTaken: 'username',
  emailFormat: 'email',
  emailNotAllowed: 'email',
  emailTaken: 'email',
  registerMailTooSoon: 'email',
  mailCodeExpired: 'code',
  mailCodeWrong: 'code',
  passwordLength: 'password',
};

const rules = {
  username: (username: string) => showProblem(findUsernameProblem(username)),
  email: (email: string) => showProblem(findEmailProblem(email)),
  code: (code: string) => showProblem(findMailCodeProblem(code)),
  password: (password: string) => showProblem(findPasswordProblem(password)),
  passwordAgain: (again: string, { password }: RegisterValues) =>
    showProblem(findPasswordAgainProblem(again, password)),
};

/** The register form: its fields, the code by mail, and the registration. */
export function useRegisterForm() {
  const m = useMessages(registerMessages);
  const countdown = useCountdown('register-code');
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busyWith, setBusyWith] = useState<'code' | 'register'>();
  const form = useForm({
    initialValues,
    validate: rules,
    onValuesChange: ({ password, passwordAgain }, previous) => {
      if (password === previous.password || passwordAgain === '') return;
      form.setFieldError('passwordAgain', showProblem(findPasswordAgainProblem(passwordAgain, password)));
    },
  });

  const showFailure = (error: unknown) => {
    const { field, text } = toFormFailure(error, fieldOfCode);
    if (field === undefined) setFailure(text);
    else form.setFieldError(field, text);
  };

  /** Checks availability when the field loses focus; a response for older text is ignored. */
  const checkIfTaken = async (field: 'username' | 'email') => {
    const value = form.getValues()[field];
    if (form.validateField(field).hasError) return;
    const isTaken = await findAccountUse({ [field]: value.trim() });
    if (isTaken === true && form.getValues()[field] === value)
      form.setFieldError(field, showProblem(field === 'username' ? 'usernameTaken' : 'emailTaken'));
  };

  const sendCode = async () => {
    setFailure(undefined);
    if (form.validateField('email').hasError) return;
    setBusyWith('code');
    try {
      const { email } = await sendRegisterCode(form.getValues().email);
      countdown.start(accountTimers.registerResendSeconds);
      setSentTo(email);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusyWith(undefined);
    }
  };

  const submit = async (values: RegisterValues) => {
    setFailure(undefined);
    setBusyWith('register');
    try {
      await register(values);
      setLoginName(values.username.trim());
      showToast('success', m.done);
      openAccountDialog('Login');
    } catch (error) {
      showFailure(error);
    } finally {
      setBusyWith(undefined);
    }
  };

  return { form, countdown, sentTo, failure, busyWith, checkIfTaken, sendCode, submit };
}
