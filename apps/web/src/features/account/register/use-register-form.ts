import { useForm } from '@mantine/form';
import { accountTimers } from '@touchstone/contract/account-limits';
import { useState } from 'react';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import {
  findEmailProblem,
  findMailCodeProblem,
  findNewUsernameProblem,
  findPasswordProblem,
} from '../../../lib/account-field-rules.ts';
import { findAccountUse } from '../../../lib/account-lookup.ts';
import { useCountdown } from '../../../lib/countdown.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { toFormFailure, type FieldOfCode } from '../../../lib/form-failure.ts';
import { setLoginName } from '../../../lib/login-name.ts';
import { currentMessages, useMessages } from '../../../lib/messages.ts';
import { tabStorage } from '../../../lib/storage.ts';
import { showToast } from '../../../lib/toasts.ts';
import { showProblem } from '../../../ui/field-problem.tsx';
import { stateMessages } from '../../../ui/state-messages.ts';
import { login } from '../api/login.ts';
import { register } from '../api/register.ts';
import { sendRegisterCode } from '../api/send-register-code.ts';
import { loadRegisterDraft, removeRegisterDraft, saveRegisterDraft } from './register-draft.ts';
import { registerMessages } from './register-messages.ts';

type RegisterValues = Record<'username' | 'email' | 'code' | 'password', string>;
type RegisterField = keyof RegisterValues;

const fieldOfCode: FieldOfCode<RegisterField> = {
  usernameLength: 'username',
  usernameFormat: 'username',
  usernameScripts: 'username',
  usernameLikeStaff: 'username',
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
  username: (username: string) => showProblem(findNewUsernameProblem(username)),
  email: (email: string) => showProblem(findEmailProblem(email)),
  code: (code: string) => showProblem(findMailCodeProblem(code)),
  password: (password: string) => showProblem(findPasswordProblem(password)),
};

/** The register form: its fields, the code by mail, and the registration. */
export function useRegisterForm() {
  const m = useMessages(registerMessages);
  const countdown = useCountdown('register-code');
  const [draft] = useState(() => loadRegisterDraft(tabStorage));
  const [sentTo, setSentTo] = useState(draft.sentTo);
  const [failure, setFailure] = useState<string>();
  const [busyWith, setBusyWith] = useState<'code' | 'register'>();
  const form = useForm<RegisterValues>({
    initialValues: { username: draft.username, email: draft.email, code: draft.code, password: '' },
    validate: rules,
    onValuesChange: (values) => saveRegisterDraft(tabStorage, values),
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
    showToast('info', currentMessages(stateMessages).processing);
    try {
      const { email } = await sendRegisterCode(form.getValues().email);
      countdown.start(accountTimers.registerResendSeconds);
      setSentTo(email);
      saveRegisterDraft(tabStorage, { sentTo: email });
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
      removeRegisterDraft(tabStorage);
      await logInAfter(values);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusyWith(undefined);
    }
  };

  /** If the login needs a puzzle or more time, the login form takes over. */
  const logInAfter = async ({ username, password }: RegisterValues) => {
    try {
      const user = await login({ username, password });
      showToast('success', m.done(user.username));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setLoginName(username.trim());
      showToast('success', m.logInNow);
      openAccountDialog('Login');
    }
  };

  return { form, countdown, sentTo, failure, busyWith, checkIfTaken, sendCode, submit };
}
