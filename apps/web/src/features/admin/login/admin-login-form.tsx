import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { findCurrentPasswordProblem, findUsernameProblem } from '../../../lib/account-field-rules.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showProblem } from '../../../ui/field-problem.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { loginAdmin } from '../api/login-admin.ts';
import classes from './admin-login.module.css';
import { adminLoginMessages } from './login-messages.ts';

export function AdminLoginForm() {
  const m = useMessages(adminLoginMessages);
  const navigate = useNavigate();
  const login = useMutation({
    mutationFn: loginAdmin,
    onSuccess: () => navigate('/admin/dashboard', { replace: true }),
  });
  const form = useForm({
    initialValues: { username: '', password: '' },
    validate: {
      username: (username) => showProblem(findUsernameProblem(username)),
      password: (password) => showProblem(findCurrentPasswordProblem(password)),
    },
  });
  return (
    <form className={classes['form']} noValidate onSubmit={form.onSubmit((values) => login.mutate(values))}>
      {login.error instanceof ApiError && <FormAlert kind="error">{textOfApiError(login.error)}</FormAlert>}
      <TextInput
        {...form.getInputProps('username')}
        label={m.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.getInputProps('password')} label={m.password} autoComplete="current-password" />
      <Button type="submit" fullWidth size="md" loading={login.isPending}>
        {m.submit}
      </Button>
    </form>
  );
}
